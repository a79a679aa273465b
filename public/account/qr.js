// Shows a link as a QR code for a phone.
import { encode } from './uqr.js';

const SVG = 'http://www.w3.org/2000/svg';
const link = document.querySelector('[data-qr]');
// QR codes need a quiet zone of four modules.
const { data, size } = encode(link.href, { border: 4 });
const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')));

const svg = document.createElementNS(SVG, 'svg');
svg.setAttribute('class', 'qr');
svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
svg.setAttribute('role', 'img');
svg.setAttribute('aria-label', link.dataset.qr);
const path = document.createElementNS(SVG, 'path');
path.setAttribute('d', dark.join(''));
svg.append(path);
link.parentElement.before(svg);
