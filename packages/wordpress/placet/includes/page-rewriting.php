<?php
/**
 * Rewrites each page before it leaves the server. What it writes does not depend on the visitor, so that page caches can keep
 * it.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** Bytes of the largest page that is rewritten. */
const PLACET_PAGE_LIMIT = 5 * MB_IN_BYTES;

/** Whether this WordPress can rewrite pages: since 6.2. */
function placet_can_rewrite() {
	return class_exists( 'WP_HTML_Tag_Processor' );
}

/** Starts to collect the page. Page caches began before, and so keep the rewritten page. */
function placet_start_rewriting() {
	$markers = placet_is_page_for_visitors() && placet_can_rewrite() ? placet_markers() : array();
	if ( $markers ) {
		// A page over the limit does not fill the memory: PHP calls the function each time that it has so much.
		ob_start( placet_page_collector( $markers ), PLACET_PAGE_LIMIT );
	}
}
add_action( 'template_redirect', 'placet_start_rewriting', PHP_INT_MIN );

/**
 * Gives a function for `ob_start` that outputs the page as a whole at its end, also if themes or plug-ins flush parts of it.
 * What is not HTML, and a page over the limit, it passes on as it comes.
 *
 * @param string[] $markers Parts of addresses. They are read before, because output functions must not start others.
 */
function placet_page_collector( array $markers ) {
	$page   = '';
	$passes = false;
	return static function ( $part, $phase ) use ( &$page, &$passes, $markers ) {
		if ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) {
			$page = '';
			return '';
		}
		$page  .= $part;
		$passes = $passes || ! placet_sends_html() || strlen( $page ) > PLACET_PAGE_LIMIT;
		if ( ! $passes && ! ( $phase & PHP_OUTPUT_HANDLER_FINAL ) ) {
			return '';
		}
		$whole = $page;
		$page  = '';
		return $passes ? $whole : placet_rewrite_output( $whole, $markers );
	};
}

/** Whether the answer is HTML by its headers. */
function placet_sends_html() {
	foreach ( headers_list() as $header ) {
		if ( 0 === stripos( $header, 'content-type:' ) && false === stripos( $header, 'html' ) ) {
			return false;
		}
	}
	return true;
}

/**
 * The page as it is sent: rewritten, or unchanged if it is no HTML, or AMP, or if something fails.
 *
 * @param string   $page    The page.
 * @param string[] $markers Parts of addresses.
 */
function placet_rewrite_output( $page, array $markers ) {
	$is_html = preg_match( '/^(?:\xEF\xBB\xBF|\s++|<!--(?:(?!-->).)*+-->)*+<(?:!doctype html|html|head|body)\b/is', $page );
	if ( ! $is_html || preg_match( '/<html(?:\s[^>]*)?\s(?:amp|⚡)[\s=>]/i', substr( $page, 0, 10000 ) ) ) {
		return $page;
	}
	try {
		return placet_rewrite_page( $page, $markers );
	} catch ( Throwable $error ) {
		return $page;
	}
}
