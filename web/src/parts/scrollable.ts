// A box whose content may be longer than it: only then can it be reached by Tab, and scrolled by the arrow keys.

export function scrollable(box: HTMLElement) {
  const measure = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(measure);
  const content = new MutationObserver(measure);
  size.observe(box);
  content.observe(box, { subtree: true, childList: true, characterData: true });
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
    },
  };
}
