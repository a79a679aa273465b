<?php
// Rewrites the inputs of packages/rewrite-cases.json (from the standard input) as the plug-in does, with the parser of the
// WordPress in the folder that the first argument names.
define('ABSPATH', '/');
function home_url() { return 'https://www.mysite.xyz/'; }
function wp_parse_url($url, $part) { return parse_url($url, $part); }
function placet_script_url() { return '/consent/app?'; }
function __($text) { return $text; }
function esc_attr($text) { return $text; }
function wp_kses_uri_attributes() { return []; }
function _doing_it_wrong($where, $what) { throw new Exception("$where: $what"); }
[, $wordpress] = $argv;
$files = ['class-wp-token-map.php', 'utf8.php', 'compat-utf8.php', 'html-api/html5-named-character-references.php',
    'html-api/class-wp-html-attribute-token.php', 'html-api/class-wp-html-span.php', 'html-api/class-wp-html-text-replacement.php',
    'html-api/class-wp-html-decoder.php', 'html-api/class-wp-html-doctype-info.php', 'html-api/class-wp-html-tag-processor.php'];
foreach ($files as $file) {
    if (is_file("$wordpress/wp-includes/$file")) require "$wordpress/wp-includes/$file";
}
$includes = __DIR__ . '/../../packages/wordpress/placet/includes';
require "$includes/addresses.php";
require "$includes/tag-rewriting.php";
$outputs = [];
foreach (json_decode(stream_get_contents(STDIN), true) as ['input' => $input, 'markers' => $markers]) {
    $outputs[] = placet_rewrite_page($input, $markers);
}
echo json_encode($outputs);
