<?php
/**
 * Serves Placet from this website: visitors' browsers call /consent.php/app instead of the consent service. Needs PHP 7.4
 * with cURL. Enter the three constants, which the console shows under Settings > Own host, and keep the key secret.
 *
 * @license MIT
 */

const PLACET_SERVICE = 'https://consent.example';
const PLACET_DOMAIN = '000000000000';
const PLACET_KEY = '';

require __DIR__ . '/placet-own-host.php';

$placet_path = (string) strtok((string) ($_SERVER['REQUEST_URI'] ?? ''), '?');
$placet_start = strpos($placet_path, '.php/');
PlacetOwnHost::serve(PLACET_SERVICE, PLACET_DOMAIN, PLACET_KEY, $placet_start === false ? '' : substr($placet_path, $placet_start + 4));
