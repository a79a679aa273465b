<?php
/**
 * Plugin Name:       Placet
 * Description:       Blocks services that need consent before the visitor has decided, and tells PHP about the decision. Connects the website to a Placet consent service.
 * Version:           0.1.0
 * Requires at least: 6.2
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       placet
 * Domain Path:       /languages
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

const PLACET_FILE = __FILE__;

require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/own-host.php';
require_once __DIR__ . '/includes/snippet.php';
require_once __DIR__ . '/includes/services.php';
require_once __DIR__ . '/includes/addresses.php';
require_once __DIR__ . '/includes/tag-rewriting.php';
require_once __DIR__ . '/includes/page-rewriting.php';
require_once __DIR__ . '/includes/untrusted-content.php';
require_once __DIR__ . '/includes/consent.php';
require_once __DIR__ . '/includes/optimizers.php';
require_once __DIR__ . '/includes/gpc.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}

/** Loads the translations that come with the plug-in. */
function placet_load_translations() {
	load_plugin_textdomain( 'placet', false, dirname( plugin_basename( PLACET_FILE ) ) . '/languages' );
}
add_action( 'init', 'placet_load_translations' );
