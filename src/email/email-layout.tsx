import { html } from 'hono/html';
import { readableOn } from '../lib/color-contrast.ts';

/** What an email says; the note is about the email itself. */
export type EmailContent = {
  subject: string;
  paragraphs: string[];
  /** Lines to be copied as they are. */
  code?: string;
  action?: { label: string; url: string };
  note?: string;
  /** A link after the note. */
  noteLink?: { label: string; url: string };
};

type Section = EmailContent & { language: string };
type Brand = { name: string; accentColor: string };

const textOf = (sections: Section[], { name }: Brand) =>
  `${sections
    .map(({ paragraphs, code, action, note, noteLink }) =>
      [...paragraphs, code, action && linkText(action), note, noteLink && linkText(noteLink)]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n---\n\n')}\n\n-- \n${name}\n`;

const linkText = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`;

/**
 * The text of an email, in one or several languages, and the same as HTML. Mail programs ignore style sheets, so every element
 * has its own style.
 */
export const bodiesOf = async (sections: Section[], brand: Brand) => ({
  text: textOf(sections, brand),
  html: (await html`<!doctype html>${<Email sections={sections} brand={brand} />}`).toString(),
});

const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.5';
const NOTE = 'margin:0 0 16px;font-size:14px;line-height:1.5';
const CODE =
  'margin:0 0 16px;padding:12px;border:1px solid #888;border-radius:8px;font-size:14px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere';

function Email({ sections, brand: { name, accentColor } }: { sections: Section[]; brand: Brand }) {
  const button = `display:inline-block;padding:10px 18px;border-radius:8px;background:${accentColor};color:${readableOn(accentColor)};font-weight:600;text-decoration:none`;
  return (
    <html lang={sections[0]!.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{sections[0]!.subject}</title>
      </head>
      <body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
        <div style="max-width:560px;margin:0 auto">
          <p style={`${TEXT};padding-bottom:12px;border-bottom:3px solid ${accentColor};font-weight:600`}>
            {name}
          </p>
          {sections.map(({ language, paragraphs, code, action, note, noteLink }, i) => (
            <div lang={language} style={i > 0 ? 'padding-top:16px;border-top:1px solid #888' : undefined}>
              {paragraphs.map((text) => (
                <p style={TEXT}>{text}</p>
              ))}
              {code && <pre style={CODE}>{code}</pre>}
              {action && (
                <p style={TEXT}>
                  <a href={action.url} style={button}>
                    {action.label}
                  </a>
                </p>
              )}
              {note && <p style={NOTE}>{note}</p>}
              {noteLink && (
                <p style={NOTE}>
                  <a href={noteLink.url}>{noteLink.label}</a>
                </p>
              )}
            </div>
          ))}
        </div>
      </body>
    </html>
  );
}
