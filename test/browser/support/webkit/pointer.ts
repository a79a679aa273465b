/** WebDriver’s actions of a mouse. */
export const down = { type: 'pointerDown', button: 0 };
export const up = { type: 'pointerUp', button: 0 };
export const move = ({ x, y }: { x: number; y: number }) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
  duration: 0,
});
