<?php
/**
 * Reads a visitor's decision from the cookie `placet_state_{domainId}` of Placet. It has no dependencies and needs PHP 7.4.
 *
 * The cookie decides what a page outputs and proves nothing: visitors can write it. A page whose output depends on it
 * needs `Vary: Cookie` or no page cache.
 *
 * @license MIT
 */

/** A visitor's decision, as far as the website's own server can know it: never less strict than the browser. */
final class PlacetConsent
{
    /** Whether the visitor has decided and is not to be asked again. */
    public bool $decided;

    /** Unix seconds of the decision; 0 without one. */
    public int $time;

    /** `optIn`, `optOut`, `noticeOnly` or `none`: the policy of the visitor's region, or null if it is not known. */
    public ?string $policy;

    /** @var array<string, true> */
    private array $accepted;

    /** @param string[] $accepted Keys of services, and `@` with the ID of each purpose that is accepted as a whole. */
    public function __construct(int $time = 0, ?string $policy = null, array $accepted = [])
    {
        $this->decided = $time > 0;
        $this->time = $time;
        $this->policy = $policy;
        $this->accepted = array_fill_keys($accepted, true);
    }

    /** Whether the service with this key may run. An unknown key is not accepted. */
    public function accepts(string $key): bool
    {
        return isset($this->accepted[$key]);
    }

    /** Whether all services of a purpose, such as `a717ff5`, are accepted. */
    public function acceptsPurpose(string $id): bool
    {
        return isset($this->accepted['@' . $id]);
    }

    /**
     * Reads the decision from a `Cookie` header. It never throws: a cookie that is missing, malformed or contradictory
     * is no decision.
     *
     * @param array|null $site The decoded answer of `/app/services`, which may be cached for an hour. With it, the first
     *                         page view after the domain has reset decisions is right as well.
     */
    public static function read(?string $cookieHeader, string $domainId, ?array $site = null): self
    {
        $values = [];
        foreach (explode(';', $cookieHeader ?? '') as $pair) {
            $parts = explode('=', $pair, 2);
            if (trim($parts[0]) === "placet_state_$domainId") {
                $values[trim($parts[1] ?? '')] = true;
            }
        }
        $value = (string) array_key_first($values);
        $key = '[a-z0-9][a-z0-9-]{0,39}|@[0-9a-f]{7}';
        $form = "/^1\.(0|[1-9]\d{0,9})\.(optIn|optOut|noticeOnly|none)\.[0-9a-f]{8}\.(-|(?:$key)(?:~(?:$key))*)$/D";
        if (count($values) !== 1 || strlen($value) > 2000 || !preg_match($form, $value, $found)) {
            return new self();
        }
        [, $time, $policy, $accepted] = $found;
        if ($time !== '0' && (int) $time < (int) ($site['notBefore'] ?? 0)) {
            return new self();
        }
        return new self((int) $time, $policy, $accepted === '-' ? [] : explode('~', $accepted));
    }
}
