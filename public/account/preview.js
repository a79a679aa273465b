// Shows the unsaved values of a form in its preview, and the contrast of colors while they are edited.
const form = document.querySelector('.theme');
const button = form.querySelector('[formtarget]');
const stage = form.querySelector('.stage');
const own = form.querySelector('[name="preset"][value=""]');
let frame = stage.firstElementChild;
let count = 0;
/** The colors that the last preview used: those that follow from others are not in the fields yet. */
let used = {};

function luminance(color) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function tellContrast() {
  for (const output of form.querySelectorAll('.contrast')) {
    const [low, high] = [...output.htmlFor]
      .map((id) => luminance(used[id] ?? form.elements[id].value))
      .sort((a, b) => a - b);
    const ratio = (high + 0.05) / (low + 0.05);
    const shown = Math.floor(ratio * 10) / 10;
    output.querySelector('b').textContent = `${shown.toLocaleString(document.documentElement.lang)} : 1`;
    output.querySelector('.error').hidden = ratio >= output.dataset.least;
  }
}

/** Loads each preview in a new frame behind the previous one, which avoids flicker and extra entries in the history. */
function preview() {
  const last = frame;
  const next = (frame = last.cloneNode());
  next.removeAttribute('src');
  next.name = button.formTarget = `preview${++count}`;
  // A visible frame would take the focus and close the color picker: see src/preview/sample-page.ts.
  next.hidden = true;
  last.before(next);
  next.addEventListener('load', () => {
    next.hidden = false;
    setTimeout(() => {
      // A newer preview may already be loading.
      if (next === frame) for (const other of Array.from(stage.children)) if (other !== next) other.remove();
    }, 200);
  });
  form.requestSubmit(button);
}

// The sample page sends the colors that it uses, and nothing else.
addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || typeof data?.colors !== 'object') return;
  used = data.colors;
  tellContrast();
});

let due;
form.addEventListener('input', ({ target }) => {
  if (target.dataset.colors) {
    for (const [name, color] of Object.entries(JSON.parse(target.dataset.colors)))
      if (form.elements[name]) form.elements[name].value = color;
  } else if (target.type === 'color' && own) own.checked = true;
  clearTimeout(due);
  due = setTimeout(preview, 250);
});
