// A press counts when the finger comes down, not when it goes up; several fingers at once are several presses. What comes
// without a pointer (a keyboard on the focused button, a screen reader) counts as a click.

/** Calls back with the moment of the press, on the page's own clock (`performance.now()`). */
export function pressed(button: HTMLElement, done: (at: number) => void): { update: (next: (at: number) => void) => void; destroy: () => void } {
  let call = done;
  let down = false; // the click that follows a pointer is the same press
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    down = true;
    call(event.timeStamp);
  };
  const onClick = (event: MouseEvent) => {
    if (!down) call(event.timeStamp);
    down = false;
  };
  button.addEventListener('pointerdown', onDown);
  button.addEventListener('click', onClick);
  return {
    update: (next) => (call = next),
    destroy() {
      button.removeEventListener('pointerdown', onDown);
      button.removeEventListener('click', onClick);
    },
  };
}
