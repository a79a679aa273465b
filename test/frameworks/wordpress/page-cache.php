<?php
// A page cache: like those of plug-ins, it answers before WordPress starts, and keeps what WordPress outputs for visitors,
// whatever its headers are, unless a plug-in defines DONOTCACHEPAGE.
$folder = __DIR__ . '/cache';
$name   = "$folder/" . md5( $_SERVER['REQUEST_URI'] ?? '' );
$public = 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && false === strpos( $_SERVER['HTTP_COOKIE'] ?? '', 'wordpress_logged_in' );
if ( 'cli-server' === PHP_SAPI && $public && is_dir( $folder ) ) {
	if ( is_file( $name ) ) {
		header( 'X-Cache: hit' );
		header( 'Content-Type: text/html; charset=UTF-8' );
		readfile( $name );
		exit;
	}
	ob_start(
		static function ( $page ) use ( $name ) {
			if ( '' !== $page && ! defined( 'DONOTCACHEPAGE' ) ) {
				file_put_contents( $name, $page );
			}
			return $page;
		}
	);
}
