// Command main verifies samples of a log with sumdb/tlog and sumdb/note of the Go project, which share no code with Placet.
// It reads JSON samples from its input, and writes for each why it is not valid, or null.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// A Sample is a note with what it covers. The other fields depend on the kind.
type Sample struct {
	Kind     string            `json:"kind"`
	Verifier string            `json:"verifier"`
	Note     string            `json:"note"`
	Tiles    map[string][]byte `json:"tiles"`   // by path, with those of entries
	Lines    []string          `json:"lines"`   // of all covered records, or of the one with the proof
	Proof    string            `json:"proof"`   // c2sp.org/tlog-proof
	Old      int64             `json:"old"`     // an earlier size
	OldRoot  string            `json:"oldRoot"` // and its root hash
}

func main() {
	var samples []Sample
	if err := json.NewDecoder(os.Stdin).Decode(&samples); err != nil {
		panic(err)
	}
	results := make([]*string, len(samples))
	for i, sample := range samples {
		if err := verify(sample); err != nil {
			text := err.Error()
			results[i] = &text
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(results); err != nil {
		panic(err)
	}
}

func verify(sample Sample) error {
	switch sample.Kind {
	case "note":
		_, err := open(sample.Note, sample.Verifier)
		return err
	case "tiles":
		return verifyTiles(sample)
	case "record":
		return verifyRecord(sample)
	case "extension":
		return verifyExtension(sample)
	}
	return fmt.Errorf("unknown kind %q", sample.Kind)
}

// open returns the tree of a signed checkpoint; the name of the key of anchors is the beginning of their origins.
func open(text, verifier string) (tlog.Tree, error) {
	var tree tlog.Tree
	known, err := note.NewVerifier(verifier)
	if err != nil {
		return tree, err
	}
	opened, err := note.Open([]byte(text), note.VerifierList(known))
	if err != nil {
		return tree, err
	}
	lines := strings.Split(opened.Text, "\n")
	if len(lines) < 4 || !strings.HasPrefix(lines[0], known.Name()) {
		return tree, errors.New("not a checkpoint of this log")
	}
	if tree.N, err = strconv.ParseInt(lines[1], 10, 64); err != nil {
		return tree, err
	}
	tree.Hash, err = tlog.ParseHash(lines[2])
	return tree, err
}

// tileReader reads tiles from a map by their paths in C2SP tlog-tiles, which have no height.
type tileReader map[string][]byte

func (tileReader) Height() int                     { return 8 }
func (tileReader) SaveTiles([]tlog.Tile, [][]byte) {}
func (r tileReader) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	read := make([][]byte, len(tiles))
	for i, tile := range tiles {
		path := strings.Replace(tile.Path(), "tile/8/", "tile/", 1)
		if read[i] = r[path]; read[i] == nil {
			return nil, fmt.Errorf("%s is missing", path)
		}
	}
	return read, nil
}

// verifyTiles reads the leaf hash of every record through the tiles, which lead to the root hash of the checkpoint, and
// compares it with the entry in its bundle and with the line.
func verifyTiles(sample Sample) error {
	tree, err := open(sample.Note, sample.Verifier)
	if err != nil {
		return err
	}
	reader := tlog.TileHashReader(tree, tileReader(sample.Tiles))
	indexes := make([]int64, tree.N)
	for n := range indexes {
		indexes[n] = tlog.StoredHashIndex(0, int64(n))
	}
	hashes, err := reader.ReadHashes(indexes)
	if err != nil {
		return err
	}
	if int64(len(sample.Lines)) != tree.N {
		return fmt.Errorf("%d lines for %d records", len(sample.Lines), tree.N)
	}
	for n, hash := range hashes {
		entry, err := entryIn(sample.Tiles, tree.N, int64(n))
		if err != nil {
			return err
		}
		if tlog.RecordHash(entry) != hash {
			return fmt.Errorf("the bundle has another entry than the tile for record %d", n+1)
		}
		if own := entryOf(sample.Lines[n]); !bytes.Equal(own, entry) {
			return fmt.Errorf("the line of record %d has another entry", n+1)
		}
	}
	return nil
}

// entryIn returns an entry from its bundle, in which each follows its length.
func entryIn(tiles map[string][]byte, size, n int64) ([]byte, error) {
	tile := tlog.Tile{H: 8, L: 0, N: n / 256, W: int(min(256, size-n/256*256))}
	path := strings.Replace(tile.Path(), "tile/8/0/", "tile/entries/", 1)
	bundle := tiles[path]
	if len(bundle) != 34*tile.W {
		return nil, fmt.Errorf("%s has %d bytes", path, len(bundle))
	}
	entry := bundle[n%256*34:]
	if entry[0] != 0 || entry[1] != 32 {
		return nil, fmt.Errorf("%s has an entry of another length", path)
	}
	return entry[2:34], nil
}

// verifyRecord checks a tlog-proof for a line.
func verifyRecord(sample Sample) error {
	head, checkpoint, _ := strings.Cut(sample.Proof, "\n\n")
	lines := strings.Split(head, "\n")
	if len(lines) < 2 || lines[0] != "c2sp.org/tlog-proof@v1" {
		return errors.New("not a tlog-proof")
	}
	index, err := strconv.ParseInt(strings.TrimPrefix(lines[1], "index "), 10, 64)
	if err != nil {
		return err
	}
	path, err := hashesOf(lines[2:])
	if err != nil {
		return err
	}
	tree, err := open(checkpoint, sample.Verifier)
	if err != nil {
		return err
	}
	return tlog.CheckRecord(path, tree.N, tree.Hash, index, tlog.RecordHash(entryOf(sample.Lines[0])))
}

// verifyExtension checks the consistency proof in a request to a witness.
func verifyExtension(sample Sample) error {
	head, checkpoint, _ := strings.Cut(sample.Proof, "\n\n")
	lines := strings.Split(head, "\n")
	if lines[0] != fmt.Sprintf("old %d", sample.Old) {
		return errors.New("not the proof from this size")
	}
	proof, err := hashesOf(lines[1:])
	if err != nil {
		return err
	}
	tree, err := open(checkpoint, sample.Verifier)
	if err != nil {
		return err
	}
	old, err := tlog.ParseHash(sample.OldRoot)
	if err != nil {
		return err
	}
	return tlog.CheckTree(proof, tree.N, tree.Hash, sample.Old, old)
}

func hashesOf(lines []string) ([]tlog.Hash, error) {
	hashes := make([]tlog.Hash, len(lines))
	for i, line := range lines {
		hash, err := tlog.ParseHash(line)
		if err != nil {
			return nil, err
		}
		hashes[i] = hash
	}
	return hashes, nil
}

// entryOf returns the entry of a line, or the one that is left of an erased one.
func entryOf(line string) []byte {
	var erased struct {
		Entry string `json:"entry"`
	}
	if json.Unmarshal([]byte(line), &erased) == nil && erased.Entry != "" {
		if entry, err := hex.DecodeString(erased.Entry); err == nil {
			return entry
		}
	}
	sum := sha256.Sum256([]byte(line))
	return sum[:]
}

func min(a, b int64) int64 {
	if a < b {
		return a
	}
	return b
}
