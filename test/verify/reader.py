"""A second reader of every format of the log, written from docs/log/ alone: the standard library and openssl.

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


def entry_of(line):
    """The entry of a record: the hash of its line, or what remains of an erased one."""
    shown = json.loads(line)
    if list(shown) == ["seq", "entry"]:
        return hex32(shown["entry"])
    return sha256(line.encode())


def leaf_hash(entry):
    return sha256(b"\0", entry)


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


def hex32(text):
    require(re.fullmatch(r"[0-9a-f]{64}", text), "a hash is not in lower-case hex")
    return bytes.fromhex(text)


def base64_32(text):
    value = unbase64(text)
    require(len(value) == 32, "a hash has not 32 bytes")
    return value


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


def number_in(text):
    require(re.fullmatch(r"0|[1-9][0-9]*", text), f"{text} is not a number")
    return int(text)


def read_note(note, verifier, key_name=None):
    """A C2SP signed note with a tlog-checkpoint. The key of a log has the name of its origin, another one `key_name`."""
    _, key = read_verifier(verifier)
    body, _, signatures = note.rpartition("\n\n")
    require(signatures.endswith("\n"), "the note is cut off")
    body += "\n"
    lines = body.split("\n")[:-1]
    require(len(lines) >= 3 and all(lines), "not a checkpoint")
    origin, size, root = lines[0], number_in(lines[1]), base64_32(lines[2])
    name = key_name or origin
    key_id = sha256(name.encode(), b"\n\1", key)[:4]
    for line in signatures[:-1].split("\n"):
        dash, signer, signature = line.split(" ")
        raw = unbase64(signature)
        if dash == "—" and signer == name and raw[:4] == key_id:
            require(signed(key, body.encode(), raw[4:]), "the signature is not valid")
            return {"origin": origin, "size": size, "root": root, "more": lines[3:], "text": body}
    raise Wrong("no signature of the key")


def domain_of(verifier):
    """The domain and the number that the verifier key of a log names."""
    domain, number = re.fullmatch(r"placet/(\w+)\.([1-9][0-9]*)", read_verifier(verifier)[0]).groups()
    return domain, int(number)


def read_checkpoint(note, verifier):
    """The checkpoint of a log, under any of its numbers: the domain, the number, and what its rollbacks have kept."""
    checkpoint = read_note(note, verifier)
    domain, number = re.fullmatch(r"placet/(\w+)\.([1-9][0-9]*)", checkpoint["origin"]).groups()
    rollbacks = []
    for line in checkpoint["more"]:
        other, former, size, root = re.fullmatch(
            r"continues placet/(\w+)\.([1-9][0-9]*) (0|[1-9][0-9]*) ([0-9a-f]{64})", line
        ).groups()
        require(other == domain, "it continues the log of another domain")
        rollbacks.append({"number": int(former), "size": int(size), "root": hex32(root)})
    numbers = [rollback["number"] for rollback in rollbacks] + [int(number)]
    require(numbers == sorted(set(numbers)), "the numbers are out of order")
    named, named_number = domain_of(verifier)
    require(named == domain and named_number in numbers, "the key is that of another log")
    return checkpoint | {"number": int(number), "rollbacks": rollbacks}


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


MEMBERS = {
    None: ["ucid", "timestamp", "consent", "manipulationPrevention", "notice", "embeddings", "signals"],
    "block": ["type", "timestamp", "block", "first", "last", "from", "to"],
    "erasure": ["type", "timestamp", "ranges"],
}


def read_line(line):
    """A decision or an event, in exactly the form that is hashed."""
    record = json.loads(line)
    require(list(record) == ["seq", *MEMBERS[record.get("type")], "salt"], "not the properties of a record")
    require(json.dumps(record, ensure_ascii=False, separators=(",", ":")) == line, "not the form of a record")
    require(record["seq"] >= 1 and re.fullmatch(r"[0-9a-f]{32}", record["salt"]), "not the number or salt of a record")
    if "type" not in record:
        require(hex32(record["ucid"]) and hex32(record["notice"]), "not a decision")
        require(record["signals"] == sorted(record["signals"]), "the signals are not sorted")
    return record


def read_proof(proof, entry):
    """A tlog-proof of an entry: its note, its index, and the root hash that it leads to in a tree of a size."""
    head, _, note = proof.partition("\n\n")
    form, index, *path = head.split("\n")
    require(form == "c2sp.org/tlog-proof@v1", "not a tlog-proof")
    index = number_in(re.fullmatch(r"index (\S+)", index).group(1))
    path = [base64_32(step) for step in path]
    return note, index, lambda size: root_by_path(leaf_hash(entry), index, size, path)


def check_proof(line, proof, verifier):
    """A decision or event that a checkpoint of its log covers."""
    note, index, root_in = read_proof(proof, entry_of(line))
    checkpoint = read_checkpoint(note, verifier)
    require(index == read_line(line)["seq"] - 1, "the index is that of another record")
    require(root_in(checkpoint["size"]) == checkpoint["root"], "the checkpoint does not cover the record")
    return checkpoint


def check_receipt(jws, verifier):
    payload = read_jws(jws, verifier, "placet-receipt")
    require(list(payload) == ["domain", "log", "leaf", "size", "root"], "not the properties of a receipt")
    require((payload["domain"], payload["log"]) == domain_of(verifier), "it belongs to another log")
    require(payload["size"] >= 0 and hex32(payload["root"]), "no size or root hash")
    require("type" not in read_line(payload["leaf"]), "not a decision")
    return payload


def check_records(records, checkpoint):
    """All lines of a log up to a checkpoint and later: their order, their events, and the root hashes."""
    entries = [entry_of(line) for line in records]
    root_of = lambda size: tree_hash([leaf_hash(entry) for entry in entries[:size]])
    require(len(entries) >= checkpoint["size"], "records are missing")
    require(root_of(checkpoint["size"]) == checkpoint["root"], "another root hash")
    for rollback in checkpoint["rollbacks"]:
        require(root_of(rollback["size"]) == rollback["root"], f"another root hash when {rollback['number']} ended")
    shown, erased, listed, time, block, first = {}, set(), set(), 0, 1, 1
    for seq, line in enumerate(records, 1):
        if "entry" in json.loads(line):
            require(json.loads(line)["seq"] == seq, f"record {seq} is not at its position")
            erased.add(seq)
            continue
        record = shown[seq] = read_line(line)
        require(record["seq"] == seq, f"record {seq} is not at its position")
        require(record["timestamp"] >= time, f"record {seq} is older than the one before")
        time = record["timestamp"]
        if record.get("type") == "block":
            limits = (record["block"], record["first"], record["last"])
            require(limits == (block, first, seq - 1), f"record {seq} ends another block")
            for name, of in (("from", first), ("to", seq - 1)):
                require(of in erased or shown[of]["timestamp"] == record[name], f"record {seq} has another time")
            block, first = block + 1, seq
        if record.get("type") == "erasure":
            check_ranges(record["ranges"], seq)
            listed |= {one for low, high in record["ranges"] for one in range(low, high + 1)}
    require(erased == listed, f"erased and not listed, or listed and not erased: {sorted(erased ^ listed)}")


def check_ranges(ranges, seq):
    require(1 <= len(ranges) <= 3000, "an erasure of no ranges, or of too many")
    before = -1
    for low, high in ranges:
        require(before + 1 < low <= high < seq, "the ranges are not ascending, or adjacent")
        before = high


def tile_name(number):
    groups = []
    while True:
        groups.insert(0, f"{number % 1000:03}")
        number //= 1000
        if not number:
            return "/".join(["x" + group for group in groups[:-1]] + groups[-1:])


def hashes_of_tiles(tiles, level, size):
    """The hashes of one level of a tree of this size, from its tiles."""
    count, found = size >> (8 * level), []
    for number in range((count + 255) // 256):
        width = min(256, count - 256 * number)
        tile = unbase64(tiles[f"{level}/{tile_name(number)}" + (f".p/{width}" if width < 256 else "")])
        require(len(tile) == 32 * width, "a tile has another length")
        found += [tile[i : i + 32] for i in range(0, len(tile), 32)]
    return found


def note(sample):
    read_checkpoint(sample["note"], sample["verifier"])


def receipt(sample):
    check_receipt(sample["jws"], sample["verifier"])


def proof(sample):
    check_proof(sample["line"], sample["proof"], sample["verifier"])


def records(sample):
    check_records(sample["lines"], read_checkpoint(sample["note"], sample["verifier"]))


def tiles(sample):
    checkpoint = read_checkpoint(sample["note"], sample["verifier"])
    size, level = checkpoint["size"], 0
    leaves = hashes_of_tiles(sample["tiles"], 0, size)
    require(tree_hash(leaves) == checkpoint["root"], "another root hash")
    while size >> (8 * (level + 1)):
        lower = hashes_of_tiles(sample["tiles"], level, size)
        upper = hashes_of_tiles(sample["tiles"], level + 1, size)
        require(upper == [tree_hash(lower[256 * i : 256 * i + 256]) for i in range(len(upper))], "another tile above")
        level += 1


def bundle(sample):
    content, entries = unbase64(sample["bundle"]), []
    for i in range(0, len(content), 34):
        require(content[i : i + 2] == b"\0\x20", "an entry has not 32 bytes")
        entries.append(content[i + 2 : i + 34])
    require(entries == [entry_of(line) for line in sample["lines"]], "the entry of another line")


def consistency(sample):
    """The form of a tlog-witness request: from the size and root hash of a receipt to the checkpoint."""
    head, _, new = sample["request"].partition("\n\n")
    old, *path = head.split("\n")
    size = number_in(re.fullmatch(r"old (\S+)", old).group(1))
    require(size == sample["size"], "the proof is from another size")
    checkpoint = read_checkpoint(new, sample["verifier"])
    path = [base64_32(step) for step in path]
    check_consistency(size, checkpoint["size"], hex32(sample["root"]), checkpoint["root"], path)


def evidence(sample):
    file, verifier = sample["file"], sample["verifier"]
    notices = {}
    for shown in file["privacy_notice"]:
        canonical = json.dumps(shown["content"], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        require(sha256(canonical.encode()).hex() == shown["hash"], "a notice has another hash")
        notices[shown["hash"]] = shown
    before = None
    for record in file["records"]:
        line = read_line(record["line"])
        require(line["ucid"] == file["pii_principal_id"], "the decision of another visitor")
        require(line["notice"] in notices, "the notice of a decision is missing")
        require(before is None or line["seq"] < before, "the decisions are not newest first")
        before = line["seq"]
        if "jws" in record:
            require(check_receipt(record["jws"], verifier)["leaf"] == record["line"], "the receipt of another decision")
        else:
            check_proof(record["line"], record["proof"], verifier)
        if "anchor" in record:
            check_anchor(record["line"], record["anchor"], verifier)


def read_day(day, verifier):
    """The note of a day, and the hash of the note before it."""
    name, _ = read_verifier(verifier)
    checkpoint = read_note(day, verifier, name)
    date = re.fullmatch(re.escape(name) + r"/(\d{4}-\d\d-\d\d)", checkpoint["origin"]).group(1)
    require(len(checkpoint["more"]) <= 1, "more than one line after the root hash")
    previous = [base64_32(re.fullmatch(r"previous (\S+)", line).group(1)) for line in checkpoint["more"]]
    return checkpoint | {"date": date, "previous": previous}


def check_anchor(line, anchor, verifier):
    shown = json.loads(anchor["line"])
    require(list(shown) == ["origin", "size", "root"], "not the line of a log")
    covered = check_proof(line, anchor["proof"], verifier)
    stated = covered["origin"], covered["size"], covered["root"]
    require(stated == (shown["origin"], shown["size"], hex32(shown["root"])), "the proof is for another size")
    require(not covered["more"], "a checkpoint of an anchor has no continues lines")
    note, _, root_in = read_proof(anchor["lineProof"], sha256(anchor["line"].encode()))
    day = read_day(note, anchor["verifier"])
    require(root_in(day["size"]) == day["root"], "the line is not in the note of the day")


def days(sample):
    """A chain of notes, oldest first; the first may continue notes that are not in the sample."""
    before = None
    for text in sample["notes"]:
        day = read_day(text, sample["verifier"])
        if before:
            require(day["date"] > before["date"], "the days are out of order")
            require(day["previous"] == [sha256(before["note"].encode())], "it does not continue the note before it")
        before = day | {"note": text}


def notice(sample):
    require(sha256(sample["text"].encode()).hex() == sample["hash"], "another hash")
    canonical = json.dumps(json.loads(sample["text"]), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    require(canonical == sample["text"], "not canonical JSON")


def timestamp(sample):
    day = read_day(sample["note"], sample["verifier"])
    files = {"text": day["text"].encode(), "token": unbase64(sample["token"]), "ca.pem": sample["ca"].encode()}
    command = ["ts", "-verify", "-data", "text", "-in", "token", "-token_in", "-CAfile", "ca.pem"]
    require(run_openssl(files, *command), "the time stamp is not valid")


FORMATS = {
    f.__name__: f
    for f in [note, receipt, proof, records, tiles, bundle, consistency, evidence, days, notice, timestamp]
}


def result(sample):
    try:
        FORMATS[sample["format"]](sample)
        return None
    except Wrong as wrong:
        return str(wrong)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
        return f"not readable: {error!r}"


if __name__ == "__main__":
    print(json.dumps([result(sample) for sample in json.load(sys.stdin)]))
