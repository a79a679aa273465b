<?php
/**
 * Rewrites the tags of services that need consent before the page leaves the server, because a browser requests them before
 * any script can act. What it writes does not depend on the visitor, so that page caches can keep it.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** Bytes of the largest page that is rewritten. */
const PLACET_PAGE_LIMIT = 5 * MB_IN_BYTES;
/** The attributes with addresses, for each tag, and those of the widget to which they move. */
const PLACET_ADDRESSES = array(
	'SCRIPT' => array( 'src' => 'data-ccm-loader-src' ),
	'IFRAME' => array( 'src' => 'data-ccm-loader-src' ),
	'IMG'    => array(
		'src'    => 'data-ccm-loader-src',
		'srcset' => 'data-ccm-loader-srcset',
	),
	'LINK'   => array(
		'href'        => 'data-ccm-loader-src',
		'imagesrcset' => 'data-ccm-loader-imagesrcset',
	),
	'VIDEO'  => array(
		'src'    => 'data-ccm-loader-src',
		'poster' => 'data-ccm-loader-poster',
	),
	'AUDIO'  => array( 'src' => 'data-ccm-loader-src' ),
	'SOURCE' => array(
		'src'    => 'data-ccm-loader-src',
		'srcset' => 'data-ccm-loader-srcset',
	),
);
/** The kinds of links that only hint at what is needed later. */
const PLACET_HINTS = array( 'preload', 'modulepreload', 'prefetch', 'prerender', 'preconnect', 'dns-prefetch' );

/** Starts to collect the page. Page caches began before, and so keep the rewritten page. */
function placet_start_rewriting() {
	if ( placet_is_page_for_visitors() && placet_can_rewrite() && placet_markers() ) {
		ob_start( 'placet_rewrite_output' );
	}
}
add_action( 'template_redirect', 'placet_start_rewriting', PHP_INT_MIN );

/** Whether this WordPress can rewrite pages: since 6.2. */
function placet_can_rewrite() {
	return class_exists( 'WP_HTML_Tag_Processor' );
}

/**
 * The page as it is sent: rewritten, or unchanged where it cannot be.
 *
 * @param string $page The page, or one part of it if another plug-in has flushed.
 */
function placet_rewrite_output( $page ) {
	if ( strlen( $page ) > PLACET_PAGE_LIMIT || ! placet_is_html( $page ) ) {
		return $page;
	}
	try {
		return placet_rewrite_page( $page, placet_markers() );
	} catch ( Throwable $error ) {
		return $page;
	}
}

/**
 * Whether the answer is HTML, by its headers and its beginning.
 *
 * @param string $page The page.
 */
function placet_is_html( $page ) {
	foreach ( headers_list() as $header ) {
		if ( 0 === stripos( $header, 'content-type:' ) && false === stripos( $header, 'html' ) ) {
			return false;
		}
	}
	return (bool) preg_match( '/^\s*(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body)\b/is', $page )
		&& ! preg_match( '/<html[^>]*\s(?:amp|⚡)(?:[\s=>])/iu', substr( $page, 0, 2000 ) );
}

/**
 * Moves the addresses of services that need consent to the attributes from which the widget restores them.
 *
 * @param string   $page    HTML.
 * @param string[] $markers Parts of addresses.
 */
function placet_rewrite_page( $page, array $markers ) {
	$tags   = new WP_HTML_Tag_Processor( $page );
	$hosts  = array_filter( array_map( 'placet_host_of_marker', $markers ) );
	$values = array();
	while ( $tags->next_tag() ) {
		$names = PLACET_ADDRESSES[ $tags->get_tag() ] ?? array();
		if ( 'LINK' === $tags->get_tag() && placet_is_hint( $tags ) ) {
			if ( placet_matches( $tags, array_keys( $names ), $markers ) || placet_is_of_host( $tags->get_attribute( 'href' ), $hosts ) ) {
				$tags->remove_attribute( 'href' );
				$tags->remove_attribute( 'imagesrcset' );
			}
		} elseif ( placet_matches( $tags, array_keys( $names ), $markers ) && placet_may_move( $tags ) ) {
			foreach ( $names as $from => $to ) {
				$value = $tags->get_attribute( $from );
				if ( placet_matches( $tags, array( $from ), $markers ) ) {
					// A token, because WordPress does not encode entities twice: “&amp;copy;” would become “©”.
					$token            = 'placet' . bin2hex( random_bytes( 16 ) );
					$values[ $token ] = htmlspecialchars( $value, ENT_QUOTES, 'UTF-8', true );
					$tags->set_attribute( $to, $token );
					$tags->remove_attribute( $from );
				}
			}
			if ( 'SCRIPT' === $tags->get_tag() ) {
				$type = $tags->get_attribute( 'type' );
				if ( 'module' === strtolower( is_string( $type ) ? trim( $type ) : '' ) ) {
					$tags->set_attribute( 'data-ccm-loader-type', 'module' );
				}
				$tags->set_attribute( 'type', 'text/x-ccm-loader' );
			}
		}
	}
	return strtr( $tags->get_updated_html(), $values );
}

/**
 * Whether a link only hints at what is needed later.
 *
 * @param WP_HTML_Tag_Processor $tags At a link.
 */
function placet_is_hint( $tags ) {
	$rel = $tags->get_attribute( 'rel' );
	return is_string( $rel ) && array_intersect( PLACET_HINTS, preg_split( '/\s+/', strtolower( $rel ) ) );
}

/**
 * Whether a tag waits for consent as a whole: not data, such as JSON, and no link that loads nothing.
 *
 * @param WP_HTML_Tag_Processor $tags At a tag.
 */
function placet_may_move( $tags ) {
	$attribute = static function ( $name ) use ( $tags ) {
		$value = $tags->get_attribute( $name );
		return is_string( $value ) ? strtolower( trim( $value ) ) : '';
	};
	switch ( $tags->get_tag() ) {
		case 'SCRIPT':
			return (bool) preg_match( '~^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma|j|live)script[\d.]*)$~', $attribute( 'type' ) );
		case 'LINK':
			return (bool) preg_match( '/(?:^|\s)(?:stylesheet|icon|apple-touch-icon|manifest)(?:\s|$)/', $attribute( 'rel' ) );
		default:
			return true;
	}
}

/**
 * Whether one of the addresses of a tag contains a marker.
 *
 * @param WP_HTML_Tag_Processor $tags    At a tag.
 * @param string[]              $names   The attributes with addresses.
 * @param string[]              $markers Parts of addresses.
 */
function placet_matches( $tags, array $names, array $markers ) {
	foreach ( $names as $name ) {
		$value = $tags->get_attribute( $name );
		foreach ( is_string( $value ) ? $markers : array() as $marker ) {
			if ( false !== strpos( $value, $marker ) ) {
				return true;
			}
		}
	}
	return false;
}

/**
 * The host that a marker begins with, or an empty string.
 *
 * @param string $marker Such as `www.youtube.com/embed/`.
 */
function placet_host_of_marker( $marker ) {
	return preg_match( '~^(?:(?:https?:)?//)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/:?#]|$)~i', $marker, $found ) ? strtolower( $found[1] ) : '';
}

/**
 * Whether an address leads to one of these hosts or their subdomains.
 *
 * @param mixed    $address The address.
 * @param string[] $hosts   Hosts.
 */
function placet_is_of_host( $address, array $hosts ) {
	$host = is_string( $address ) ? strtolower( (string) wp_parse_url( trim( $address ), PHP_URL_HOST ) ) : '';
	foreach ( '' === $host ? array() : $hosts as $one ) {
		if ( ".$one" === substr( ".$host", -strlen( ".$one" ) ) ) {
			return true;
		}
	}
	return false;
}
