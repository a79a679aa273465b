// A module of its own, which the build writes out as one object: scripts/build/widget.ts.
import * as shared from './chunk-imports.ts';

/** What the chunks get of the widget. */
export { shared };
