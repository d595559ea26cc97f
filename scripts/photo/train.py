"""Trains the network on patches and writes its weights: python3 train.py DIR... --out FILE [--epochs N] [--minutes N]

Each DIR has patches.bin and labels.bin, which patches.mjs cuts from rendered pictures. The weights are signed bytes.
"""

import argparse
import base64
import os
import struct
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SIDE = 32
KINDS = 11


class Network(nn.Module):
    """The layers of packages/photo/src/network.ts."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([
            nn.Conv2d(1, 10, 5, stride=2, padding=2),
            nn.Conv2d(10, 20, 3, padding=1),
            nn.Conv2d(20, 32, 3, padding=1),
            nn.Linear(512, 40),
            nn.Linear(40, KINDS + 1),
        ])  # fmt: skip
        self.dropout = nn.Dropout(0.15)

    def forward(self, x):
        a, b, c, d, e = self.layers
        x = F.relu(a(x))
        x = F.max_pool2d(F.relu(b(x)), 2)
        x = F.max_pool2d(F.relu(c(x)), 2)
        return e(self.dropout(F.relu(d(x.flatten(1)))))


def load(folders):
    patches, labels = [], []
    for folder in folders:
        patches.append(np.fromfile(os.path.join(folder, "patches.bin"), np.uint8).reshape(-1, SIDE * SIDE))
        labels.append(np.fromfile(os.path.join(folder, "labels.bin"), np.uint8).reshape(-1, 2))
    return torch.from_numpy(np.concatenate(patches)), torch.from_numpy(np.concatenate(labels).astype(np.int64))


def inputs_of(patches):
    return patches.float().view(-1, 1, SIDE, SIDE) / 255 * 2 - 0.5


def varied(x):
    """The patches a little moved, turned, scaled, and in other contrast."""
    n = x.shape[0]
    angle = torch.randn(n) * 0.06
    wide, high = torch.exp(torch.randn(n) * 0.07), torch.exp(torch.randn(n) * 0.07)
    shear = torch.randn(n) * 0.07
    theta = torch.zeros(n, 2, 3)
    theta[:, 0, 0] = torch.cos(angle) * wide
    theta[:, 0, 1] = torch.sin(angle) + shear
    theta[:, 1, 0] = -torch.sin(angle)
    theta[:, 1, 1] = torch.cos(angle) * high
    theta[:, :, 2] = torch.randn(n, 2) * 0.06
    x = F.grid_sample(x, F.affine_grid(theta, list(x.shape), align_corners=False), padding_mode="border", align_corners=False)
    x = x * torch.exp(torch.randn(n, 1, 1, 1) * 0.12) + torch.randn(n, 1, 1, 1) * 0.04
    x = x + torch.randn_like(x) * (torch.rand(n, 1, 1, 1) * 0.08)
    return x.clamp(-0.5, 1.5)


def loss_of(out, labels):
    kind = F.cross_entropy(out[:, :KINDS], labels[:, 0], label_smoothing=0.02)
    # Printed answers (3) look like given digits in another color: nothing to learn from them.
    known = (labels[:, 1] == 1) | (labels[:, 1] == 2)
    written = F.binary_cross_entropy_with_logits(out[known, KINDS], (labels[known, 1] == 2).float())
    return kind + 0.25 * written


def measure(network, patches, labels):
    network.eval()
    with torch.no_grad():
        out = torch.cat([network(inputs_of(part)) for part in patches.split(4096)])
    kind = labels[:, 0]
    wrong = (out[:, :KINDS].argmax(1) != kind).float()
    digits = (kind > 0) & (kind < 10)
    known = (labels[:, 1] == 1) | (labels[:, 1] == 2)
    hand = ((out[known, KINDS] > 0).long() != (labels[known, 1] == 2).long()).float()
    return (f"wrong: all {wrong.mean():.4%}, given {wrong[labels[:, 1] == 1].mean():.4%}, digits {wrong[digits].mean():.4%}, "
            f"empty {wrong[kind == 0].mean():.4%}, other {wrong[kind == 10].mean():.4%}, by hand or not {hand.mean():.4%}")  # fmt: skip


def packed(network):
    """The weights as text, and the network with them as they are read back."""
    data = b""
    for layer in network.layers:
        weights = layer.weight.detach().reshape(layer.weight.shape[0], -1)
        for row, bias in zip(weights, layer.bias.detach()):
            scale = max(float(row.abs().max()) / 127, 1e-9)
            whole = (row / scale).round().clamp(-127, 127)
            data += struct.pack("<ff", scale, float(bias)) + whole.to(torch.int8).numpy().tobytes()
            row.copy_(whole * scale)
    return base64.b64encode(data).decode().rstrip("=")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--held-out", nargs="+", default=[])
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2e-3)
    options = parser.parse_args()
    torch.manual_seed(63)
    torch.set_num_threads(options.threads)
    patches, labels = load(options.folders)
    # Most cells are empty and alike: one in three is enough.
    empty = labels[:, 0] == 0
    keep = ~empty | (torch.rand(len(labels)) < 0.34)
    patches, labels = patches[keep], labels[keep]
    if options.held_out:
        held = load(options.held_out)
    else:
        held = (patches[-6000:], labels[-6000:])
        patches, labels = patches[:-6000], labels[:-6000]
    network = Network()
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.01)
    batch = 128
    steps = options.epochs * (len(labels) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=steps + 1, pct_start=0.15)
    print(len(labels), "cells,", sum(p.numel() for p in network.parameters()), "weights", flush=True)
    started = time.time()
    for epoch in range(options.epochs):
        network.train()
        total = 0.0
        for part in torch.randperm(len(labels))[: len(labels) // batch * batch].view(-1, batch):
            loss = loss_of(network(varied(inputs_of(patches[part]))), labels[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f"epoch {epoch + 1}: loss {total / (len(labels) // batch):.4f}, {measure(network, *held)}, {time.time() - started:.0f} s", flush=True)
    text = packed(network)
    print("as bytes:", measure(network, *held))
    with open(options.out, "w") as file:
        file.write("// Written by scripts/photo/train.py: the weights of the network, in base64.\n")
        file.write(f'export const WEIGHTS =\n  "{text}";\n')


if __name__ == "__main__":
    main()
