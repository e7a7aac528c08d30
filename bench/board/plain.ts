/// <reference lib="dom" />

/** The least a map can be: one opaque layer as large as the board's, moved by the same gestures. */
export function showPlain(root: HTMLElement): void {
  const layer = document.createElement('div');
  layer.style.cssText =
    'position:absolute;inset:0 auto auto 0;width:1984px;height:1904px;transform-origin:0 0;will-change:transform;background:repeating-linear-gradient(45deg,#e9dcb9 0 40px,#82a8b4 40px 80px)';
  root.append(layer);
  let view = { k: 1, x: -270, y: -500 };
  const place = (): void => {
    layer.style.transform = `translate3d(${view.x}px,${view.y}px,0) scale(${view.k})`;
  };
  root.addEventListener('mousemove', ({ movementX, movementY, buttons }) => {
    if (buttons === 0) return;
    view = { ...view, x: view.x + movementX, y: view.y + movementY };
    place();
  });
  root.addEventListener('wheel', (event) => {
    event.preventDefault();
    const grow = 2 ** (-event.deltaY * 0.002);
    view = {
      k: view.k * grow,
      x: event.clientX - (event.clientX - view.x) * grow,
      y: event.clientY - (event.clientY - view.y) * grow,
    };
    place();
  });
  place();
}
