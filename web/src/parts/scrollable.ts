// A box whose content may be longer than it: only then can it be reached by Tab and scrolled by the arrow keys, and as
// long as something lies below its edge it says so by `data-more`, for a style that fades out there.

export function scrollable(box: HTMLElement) {
  const measure = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
    box.toggleAttribute("data-more", box.scrollTop + box.clientHeight < box.scrollHeight - 1);
  };
  const anew = () => {
    box.scrollTop = 0; // what is new is read from its beginning
    measure();
  };
  const size = new ResizeObserver(measure);
  const content = new MutationObserver(anew);
  size.observe(box);
  content.observe(box, { subtree: true, childList: true, characterData: true });
  box.addEventListener("scroll", measure, { passive: true });
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
      box.removeEventListener("scroll", measure);
    },
  };
}
