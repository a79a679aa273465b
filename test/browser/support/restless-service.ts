/** What the service stores, each with its kind and name. */
export const traces: [storageType: string, name: string][] = [
  ['cookie', 'tracker'],
  ['cookie', 'tracker_wide'],
  ['cookie', '__Secure-tracker'],
  ['cookie', '__Host-tracker'],
  ['cookie', 'tracker_partitioned'],
  ['localStorage', 'tracker_local'],
  ['sessionStorage', 'tracker_session'],
  ['indexedDb', 'tracker_database'],
];

/** A script of the service at a host that never rests: it always asks its server, and stores its traces again and again. */
export const restlessService = (host: string) => `<script>
  function keep() {
    document.cookie = 'nameless';
    document.cookie = 'tracker=1';
    document.cookie = 'tracker_wide=1;path=/;domain=' + location.hostname.replace('www.', '');
    document.cookie = '__Secure-tracker=1;path=/;secure';
    document.cookie = '__Host-tracker=1;path=/;secure';
    document.cookie = 'tracker_partitioned=1;path=/;secure;partitioned';
    localStorage.tracker_local = sessionStorage.tracker_session = 1;
    indexedDB.open('tracker_database').onsuccess = ({ target }) => target.result.close();
    fetch('http://${host}/beat', { mode: 'no-cors', keepalive: true }).catch(() => {});
  }
  isRestless = true;
  setInterval(keep, 50);
  for (const type of ['pageshow', 'pagehide', 'visibilitychange', 'storage', 'ccm19ConsentChanged'])
    addEventListener(type, keep, true);
</script>`;
