/** ASCII characters by their names in HTML. */
const ASCII =
  'Tab \t NewLine \n excl ! quot " QUOT " num # dollar $ percnt % amp & AMP & apos \' lpar ( rpar ) ast * midast * plus + comma , period . sol / colon : semi ; lt < LT < equals = gt > GT > quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] Hat ^ lowbar _ UnderBar _ grave ` DiacriticalGrave ` lcub { lbrace { verbar | vert | VerticalLine | rcub } rbrace } fjlig fj';
/** Names of characters that browsers read as ASCII in a host, or leave out there. */
const COMPATIBLE =
  'shy \u00ad ZeroWidthSpace \u200b NegativeVeryThinSpace \u200b NegativeThinSpace \u200b NegativeMediumSpace \u200b NegativeThickSpace \u200b NoBreak \u2060 ApplyFunction \u2061 af \u2061 InvisibleTimes \u2062 it \u2062 InvisibleComma \u2063 ic \u2063 ordf a ordm o sup1 1 sup2 2 sup3 3 bernou B Bernoullis B Cayleys C complexes C CapitalDifferentialD D DD D DifferentialD d dd d exponentiale e ExponentialE e ee e expectation E Fouriertrf F HilbertSpace H hamilt H Poincareplane H quaternions H planckh h ImaginaryI i ii i imagline I imagpart I image I Im I IJlig ij ijlig ij Laplacetrf L lagran L ell l Mellintrf M phmmat M naturals N numero no orderof o order o primes P rationals Q Re R real R realpart R realine R reals R oS s circledS s TRADE tm trade tm integers Z zeetrf Z fflig ff filig fi fllig fl ffilig ffi ffllig ffl';

const characters = new Map<string, string>();
for (const list of [ASCII, COMPATIBLE]) {
  // Between single spaces, because a tab and a line break are among them.
  const parts = list.split(' ');
  for (let at = 0; at < parts.length; at += 2) characters.set(parts[at]!, parts[at + 1]!);
}

/** Names that count without the semicolon as well, unless they could be a parameter of an address. */
const LEGACY = /^(?:amp|AMP|lt|LT|gt|GT|quot|QUOT|shy|ordf|ordm|sup[123])$/;
/** Stands for the `&` of a reference that stays as it is, because it can be no part of a scheme or a host. */
const KEPT = '\ue000';

/** `&ascr;`, `&afr;` and `&aopf;` are an “a” in three alphabets. */
const byName = (name: string) => /^([a-zA-Z])(?:scr|fr|opf)$/.exec(name)?.[1] ?? characters.get(name);

/** Characters that stand for something else here: for a byte above ASCII (bytes.ts), and `KEPT`. */
const TAKEN = /[\uf780-\uf7ff\ue000]/;

/** The character with a number; undefined for one that stands for something else here. */
function byNumber(digits: string) {
  const code = /^x/i.test(digits) ? parseInt(digits.slice(1), 16) : parseInt(digits, 10);
  if (code < 0xffff && TAKEN.test(String.fromCharCode(code))) return undefined;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

/** The value of an attribute as browsers read it. */
export const decode = (raw: string): string =>
  raw.includes('&')
    ? raw.replace(
        /&(?:#(x[0-9a-f]+|\d+);?|([a-z][a-z0-9]*)(;?)(?!=))/gi,
        (all, digits: string | undefined, name: string, end: string) => {
          const character =
            digits === undefined ? (end || LEGACY.test(name)) && byName(name) : byNumber(digits);
          return character || KEPT + all.slice(1);
        },
      )
    : raw;

const NAMES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * A value for an attribute, also one that `decode` has given. What is above ASCII is written by its number, because only a
 * byte of it would be.
 */
export const encode = (value: string): string =>
  value
    .replace(
      /[&"<>]|[^\0-\x7f\uf780-\uf7ff\ue000]/gu,
      (character) => NAMES[character] ?? `&#${character.codePointAt(0)};`,
    )
    .replace(/\ue000|%EE%80%80/g, '&');
