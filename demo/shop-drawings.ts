/** Drawings of the goods, in the color of the text. */
const drawings = {
  table: '<path d="M14 44h92v8H14zM22 52h7l-3 40h-5zM91 52h7l1 40h-5z"/>',
  chair:
    '<path d="M38 14h6v78h-6zM44 20h30v6H44zM44 32h30v6H44zM38 54h46v7H38zM76 61h6v31h-6zM70 14h6v40h-6z"/>',
  shelf:
    '<path d="M30 10h5v84h-5zM85 10h5v84h-5zM35 14h50v5H35zM35 34h50v5H35zM35 54h50v5H35zM35 74h50v5H35zM40 22h5v12h-5zM47 20h4v14h-4zM66 62h12v12H66z"/>',
  lamp: '<path d="M44 12h32l9 28H35zM58 40h4v48h-4zM44 88h32v6H44z"/>',
  bench: '<path d="M10 52h100v8H10zM20 60h7v30h-7zM93 60h7v30h-7zM27 76h66v4H27z"/>',
  stool: '<path d="M36 34h48v8H36zM42 42h6l-6 50h-6zM72 42h6l6 50h-6zM57 42h6v50h-6z"/>',
};
export type Goods = keyof typeof drawings;

export const prices: Record<Goods, number> = {
  table: 1490,
  chair: 320,
  shelf: 780,
  lamp: 240,
  bench: 560,
  stool: 145,
};

export const drawing = (goods: Goods) =>
  `<svg viewBox="0 0 120 104" fill="currentColor" aria-hidden="true">${drawings[goods]}</svg>`;
