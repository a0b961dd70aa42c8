#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL set to a throwaway PostgreSQL on loopback: with-postgres.sh npm run test:postgres
set -euo pipefail
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)
[ -n "$bin" ] || bin=$(dirname "$(command -v postgres || true)")
[ -x "$bin/postgres" ] || { echo 'with-postgres: no PostgreSQL server found' >&2; exit 1; }
dir=$(mktemp -d)
port=$((20000 + RANDOM % 20000))
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else bash -c "$1"; fi; }
[ "$(id -u)" = 0 ] && chown postgres "$dir"
stop() { as "'$bin/pg_ctl' -D '$dir/data' -m immediate stop >/dev/null 2>&1" || true; rm -rf "$dir"; }
trap stop EXIT
as "'$bin/initdb' -D '$dir/data' -U postgres --auth=trust --no-sync >/dev/null"
as "'$bin/pg_ctl' -D '$dir/data' -w -l '$dir/log' -o \"-p $port -k '$dir' -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200\" start >/dev/null"
TEST_DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres" "$@"
