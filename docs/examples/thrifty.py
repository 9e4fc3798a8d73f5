#!/usr/bin/env python3
"""A bot for Fondaco that needs no rules: it prefers some kinds of answers to others. See docs/engines.md."""

import json
import random
import sys

# What it likes best comes first; what is not named comes last. It never buys, unless it must.
LIKES = ["accept", "sell", "load", "play", "sail", "land", "go", "done", "decline", "pass"]
DISLIKES = ["buy", "discard", "withdraw", "wait"]


def rank(action):
    kind = action.get("do", "")
    if kind in LIKES:
        return LIKES.index(kind)
    return len(LIKES) + (100 if kind in DISLIKES else 0)


def any_of(field, chance):
    """A value for one field of a form; the claims of an offer are left out."""
    if field["t"] == "amount":
        return max(field["min"], min(field["max"], 0))
    ids = [item["id"] for item in field["of"]]
    return chance.choice(ids) if field["t"] == "one" else chance.sample(ids, field["min"])


def fill(form, chance):
    fields = [f for f in form["fields"] if f["t"] != "about"]
    return {**form["base"], **{f["name"]: any_of(f, chance) for f in fields}}


def answer(question):
    chance = random.Random(question["seed"])
    if question["decision"]["need"] == "may":
        return None
    if question["actions"]:
        best = min(rank(a) for a in question["actions"])
        return chance.choice([a for a in question["actions"] if rank(a) == best])
    return fill(question["forms"][0], chance) if question["forms"] else None


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "fondaco":
        print('engine {"name":"Thrifty","protocol":1}', flush=True)
    elif word == "ask":
        action = answer(json.loads(rest))
        text = "pass" if action is None else "answer " + json.dumps({"action": action})
        print(text, flush=True)
    elif word == "quit":
        break
