<?php
// Files as they are, everything else by WordPress, as a web server's rewrite rules do.
$path = $_SERVER['DOCUMENT_ROOT'] . rawurldecode( strtok( $_SERVER['REQUEST_URI'], '?' ) );
if ( is_file( $path ) ) {
	return false;
}
if ( is_dir( $path ) && is_file( rtrim( $path, '/' ) . '/index.php' ) && '/' !== strtok( $_SERVER['REQUEST_URI'], '?' ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
