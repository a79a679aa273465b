// Writes the WordPress plug-in as an archive to dist/placet.zip. The service offers the same archive at /docs/placet.zip.
import { mkdirSync, writeFileSync } from 'node:fs';
import { pluginArchive } from '../wordpress/wordpress-plugin.ts';

mkdirSync('dist', { recursive: true });
writeFileSync('dist/placet.zip', pluginArchive());
console.log('dist/placet.zip: upload it under Plugins > Add New > Upload Plugin.');
