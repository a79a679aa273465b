"""A second reader of every format of the log, written from docs/log.md alone: the standard library and openssl.

It reads a JSON list of samples from standard input and prints a JSON list with null for each that is valid, or why it is
not. It shares no code with the service.
"""

import base64
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile


class Wrong(Exception):
    pass


def require(holds, reason):
    if not holds:
        raise Wrong(reason)


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def leaf_hash(line):
    return sha256(b"\0", line.encode())


def node_hash(left, right):
    return sha256(b"\1", left, right)


def tree_hash(hashes):
    """RFC 6962, 2.1."""
    if len(hashes) < 2:
        return hashes[0] if hashes else sha256()
    half = 1 << ((len(hashes) - 1).bit_length() - 1)
    return node_hash(tree_hash(hashes[:half]), tree_hash(hashes[half:]))


def split_of(size):
    return 1 << ((size - 1).bit_length() - 1)


def root_by_path(leaf, index, size, path):
    """The root of RFC 6962, 2.1.1, taken apart from the top: the last hash of the path is the top-most sibling."""
    require(0 <= index < size, "the index is outside the tree")
    if size == 1:
        require(not path, "the path is too long")
        return leaf
    require(path, "the path is too short")
    half = split_of(size)
    if index < half:
        return node_hash(root_by_path(leaf, index, half, path[:-1]), path[-1])
    return node_hash(path[-1], root_by_path(leaf, index - half, size - half, path[:-1]))


def check_consistency(old_size, new_size, old_root, new_root, proof):
    """RFC 6962, 2.1.2: both roots are rebuilt from the proof."""

    def rebuild(m, n, proof, whole):
        if m == n:
            if whole:
                require(not proof, "the proof is too long")
                return old_root, old_root
            require(len(proof) == 1, "the proof has another length")
            return proof[0], proof[0]
        require(proof, "the proof is too short")
        half = split_of(n)
        if m <= half:
            old, new = rebuild(m, half, proof[:-1], whole)
            return old, node_hash(new, proof[-1])
        old, new = rebuild(m - half, n - half, proof[:-1], False)
        return node_hash(proof[-1], old), node_hash(proof[-1], new)

    require(1 <= old_size <= new_size, "the sizes are out of order")
    require(rebuild(old_size, new_size, proof, True) == (old_root, new_root), "the proof is for other roots")


def hashes(path):
    require(all(re.fullmatch(r"[0-9a-f]{64}", step) for step in path), "a hash is not in lower-case hex")
    return [bytes.fromhex(step) for step in path]


def unbase64(text):
    return base64.b64decode(text, validate=True)


def unbase64url(text):
    require(re.fullmatch(r"[A-Za-z0-9_-]*", text), "not base64url")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# The prefix of an Ed25519 key as SubjectPublicKeyInfo (RFC 8410).
SPKI = bytes.fromhex("302a300506032b6570032100")


def run_openssl(files, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            with open(os.path.join(folder, name), "wb") as file:
                file.write(content)
        return subprocess.run(["openssl", *arguments], cwd=folder, capture_output=True).returncode == 0


def signed(key, message, signature):
    pem = b"-----BEGIN PUBLIC KEY-----\n" + base64.b64encode(SPKI + key) + b"\n-----END PUBLIC KEY-----\n"
    return run_openssl(
        {"key": pem, "message": message, "signature": signature},
        *["pkeyutl", "-verify", "-pubin", "-inkey", "key", "-rawin", "-in", "message", "-sigfile", "signature"],
    )


def read_verifier(text):
    name, key_id, key = re.fullmatch(r"([^+\s]+)\+([0-9a-f]{8})\+(\S+)", text).groups()
    key = unbase64(key)
    require(len(key) == 33 and key[0] == 1, "not an Ed25519 key")
    require(sha256(name.encode(), b"\n", key)[:4].hex() == key_id, "the key ID is not that of the key")
    return name, key[1:]


def read_note(note, verifier):
    """A C2SP signed note with a tlog-checkpoint."""
    _, key = read_verifier(verifier)
    body, _, signatures = note.rpartition("\n\n")
    body += "\n"
    lines = body.split("\n")[:-1]
    require(len(lines) >= 3 and re.fullmatch(r"0|[1-9][0-9]*", lines[1]), "not a checkpoint")
    origin, size, root = lines[0], int(lines[1]), unbase64(lines[2])
    require(len(root) == 32, "not a root hash")
    key_id = sha256(origin.encode(), b"\n\1", key)[:4]
    for line in signatures.strip("\n").split("\n"):
        dash, name, signature = line.split(" ")
        raw = unbase64(signature)
        if dash == "—" and name == origin and raw[:4] == key_id:
            require(signed(key, body.encode(), raw[4:]), "the signature is not valid")
            return {"origin": origin, "size": size, "root": root, "rollbacks": [], "text": body} | chain(origin, lines[3:])
    raise Wrong("no signature of the key")


def chain(origin, lines):
    domain, number = re.fullmatch(r"(.+)\.([1-9][0-9]*)", origin).groups() if re.search(r"\.[0-9]+$", origin) else ("", 0)
    rollbacks = []
    for line in lines:
        old, log, size, root, seq = re.fullmatch(
            r"continues (\S+)\.([1-9][0-9]*) (0|[1-9][0-9]*) ([0-9a-f]{64}) (0|[1-9][0-9]*)", line
        ).groups()
        require(old == domain, "it continues another log")
        rollbacks.append((int(log), int(size), root, int(seq)))
    numbers = [rollback[0] for rollback in rollbacks] + [int(number)]
    require(numbers == sorted(set(numbers)), "the numbers are out of order")
    return {"rollbacks": rollbacks, "number": int(number)}


def read_jws(jws, verifier, typ):
    _, key = read_verifier(verifier)
    head, payload, signature = jws.split(".")
    header = json.loads(unbase64url(head))
    require(header["alg"] == "EdDSA" and header["typ"] == typ, "another kind of JWS")
    jwk = '{"crv":"Ed25519","kty":"OKP","x":"%s"}' % base64.urlsafe_b64encode(key).decode().rstrip("=")
    thumbprint = base64.urlsafe_b64encode(sha256(jwk.encode())).decode().rstrip("=")
    require(header["kid"] == thumbprint, "signed with another key")
    require(signed(key, f"{head}.{payload}".encode(), unbase64url(signature)), "the signature is not valid")
    return json.loads(unbase64url(payload))


def check_commitment(payload, verifier):
    name, _ = read_verifier(verifier)
    require(f"placet/{payload['domain']}.{payload['log']}" == name, "it belongs to another log")
    require(payload["size"] >= 0 and hashes([payload["root"]]), "no size or root hash")
    head = payload.get("head")
    if head is not None:
        require(list(head) == ["block", "first", "entries", "root"] and hashes([head["root"]]), "not a head")
        require(min(head["block"], head["first"], head["entries"]) >= 1, "not a head")


LEAF = ["seq", "ucid", "timestamp", "consent", "manipulationPrevention", "notice", "embeddings", "salt"]


def check_leaf(line):
    leaf = json.loads(line)
    require([name for name in leaf if name not in ("signals", "attachment")] == LEAF, "not a leaf")
    require(json.dumps(leaf, ensure_ascii=False, separators=(",", ":")) == line, "not the form of a leaf")
    return leaf


def note(sample):
    read_note(sample["note"], sample["verifier"])


def head(sample):
    payload = read_jws(sample["jws"], sample["verifier"], "placet-head+jws")
    check_commitment(payload, sample["verifier"])
    if payload["head"] is not None:
        covered = sample["lines"][: payload["head"]["entries"]]
        root = tree_hash([hash_of(line) for line in covered])
        require(root.hex() == payload["head"]["root"], "the entries have another root hash")


def receipt(sample):
    payload = read_jws(sample["jws"], sample["verifier"], "placet-receipt")
    check_commitment(payload, sample["verifier"])
    check_leaf(payload["leaf"])


def hash_of(line):
    shown = json.loads(line)
    return bytes.fromhex(shown["leaf"]) if "leaf" in shown else leaf_hash(line)


def block(sample):
    record = json.loads(sample["record"])
    require(len(sample["lines"]) == record["last"] - record["first"] + 1, "another number of entries")
    for seq, line in enumerate(sample["lines"], record["first"]):
        require(json.loads(line)["seq"] == seq, f"entry {seq} is not at its position")
    require(tree_hash([hash_of(line) for line in sample["lines"]]).hex() == record["root"], "another root hash")


def records(sample):
    checkpoint = read_note(sample["note"], sample["verifier"])
    lines = sample["records"]
    require(tree_hash([leaf_hash(line) for line in lines[: checkpoint["size"]]]) == checkpoint["root"], "another root")
    known = [rollback[0] for rollback in checkpoint["rollbacks"]] + [checkpoint["number"]]
    for line in lines:
        require(json.loads(line)["log"] in known, "a record of a log that is not continued")
    for log, size, root, _ in checkpoint["rollbacks"]:
        require(tree_hash([leaf_hash(line) for line in lines[:size]]).hex() == root, f"another root when {log} ended")


def consistency(sample):
    old, new = (read_note(sample[name], sample["verifier"]) for name in ("old", "new"))
    check_consistency(old["size"], new["size"], old["root"], new["root"], hashes(sample["proof"]))


def entry(sample):
    shown = sample["entry"]
    leaf = check_leaf(shown["leaf"])
    domain = read_verifier(sample["verifier"])[0].removeprefix("placet/").rpartition(".")[0]
    if "anchor" in shown:
        check_anchor(shown["anchor"], shown, domain)
    if "jws" in shown:
        payload = read_jws(shown["jws"], sample["verifier"], "placet-receipt")
        check_commitment(payload, sample["verifier"])
        return require(payload["leaf"] == shown["leaf"], "the receipt is for another entry")
    record = json.loads(shown["block"])
    require(record["domain"] == domain, "another domain")
    checkpoint = read_note(shown["checkpoint"], sample["verifier"])
    require(leaf["seq"] - record["first"] == shown["index"], "another position")
    size = record["last"] - record["first"] + 1
    root = root_by_path(leaf_hash(shown["leaf"]), shown["index"], size, hashes(shown["path"]))
    require(root.hex() == record["root"], "the entry is not in the block")
    place = shown["blockIndex"], checkpoint["size"], hashes(shown["blockPath"])
    require(root_by_path(leaf_hash(shown["block"]), *place) == checkpoint["root"], "the block is not in the log")


def check_anchor(anchor, shown, domain):
    line, leaf = json.loads(anchor["line"]), json.loads(anchor["leaf"])
    require(line["domain"] == domain, "the line is that of another domain")
    if anchor["by"] == "head":
        head, seq = line["head"], json.loads(shown["leaf"])["seq"]
        start = leaf_hash(shown["leaf"]), seq - head["first"], head["entries"]
        require(root_by_path(*start, hashes(anchor["path"])).hex() == head["root"], "the entry is not in the head")
    else:
        start = leaf_hash(shown["block"]), shown["blockIndex"], line["size"]
        require(root_by_path(*start, hashes(anchor["path"])).hex() == line["root"], "the block is not in the line")
    day = leaf_hash(anchor["line"]), anchor["lineIndex"], leaf["size"], hashes(anchor["linePath"])
    require(root_by_path(*day).hex() == leaf["tree"], "the line is not in the tree of the day")
    checkpoint = read_note(anchor["note"], anchor["verifier"])
    require(checkpoint["origin"].endswith("/anchor"), "not an anchor log")
    place = leaf_hash(anchor["leaf"]), anchor["leafIndex"], checkpoint["size"], hashes(anchor["leafPath"])
    require(root_by_path(*place) == checkpoint["root"], "the leaf is not in the anchor log")


def notice(sample):
    require(sha256(sample["text"].encode()).hex() == sample["hash"], "another hash")
    canonical = json.dumps(json.loads(sample["text"]), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    require(canonical == sample["text"], "not canonical JSON")


def timestamp(sample):
    checkpoint = read_note(sample["note"], sample["verifier"])
    files = {"text": checkpoint["text"].encode(), "token": unbase64(sample["token"]), "ca.pem": sample["ca"].encode()}
    command = ["ts", "-verify", "-data", "text", "-in", "token", "-token_in", "-CAfile", "ca.pem"]
    require(run_openssl(files, *command), "the time stamp is not valid")


FORMATS = {f.__name__: f for f in [note, head, receipt, block, records, consistency, entry, notice, timestamp]}


def result(sample):
    try:
        FORMATS[sample["format"]](sample)
        return None
    except Wrong as wrong:
        return str(wrong)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
        return f"not readable: {error!r}"


print(json.dumps([result(sample) for sample in json.load(sys.stdin)]))
