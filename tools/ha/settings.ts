import { stringify } from 'yaml'

/** What docs/deploying.md tells operators to set in Patroni, for the whole cluster. */
export const CLUSTER = { ttl: 20, loop_wait: 5, retry_timeout: 5, synchronous_mode: true }

/** What docs/deploying.md tells operators to set in pgbouncer, besides addresses and authentication. */
export const POOLER = `pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_connect_timeout = 2
server_login_retry = 1
`

/** What docs/deploying.md tells operators to set for the role that connects through a pooler. */
export const ROLE = `alter role codex set statement_timeout = '5s';
alter role codex set lock_timeout = '3s';
alter role codex set idle_in_transaction_session_timeout = '10s';
`

/** The addresses of a node of the cluster. */
export type Place = { name: string; host: string; postgres: number; patroni: number }

/** HAProxy's part of the recipe: forwards to the node that Patroni reports as primary. */
export const haproxySettings = (port: number, places: readonly Place[]): string => `listen codex
  mode tcp
  bind 127.0.0.1:${port}
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 2s fall 2 rise 1 on-marked-down shutdown-sessions
${places.map(({ name, host, postgres, patroni }) => `  server ${name} ${host}:${postgres} check port ${patroni}`).join('\n')}
`

/** Patroni's file for one node: the recipe, and the additional settings of a node without passwords on a single machine. */
export function patroniSettings(place: Place, folder: string, programs: string, etcd: number): string {
  const { name, host, postgres, patroni } = place
  return stringify({
    scope: 'codex',
    name,
    restapi: { listen: `${host}:${patroni}`, connect_address: `${host}:${patroni}` },
    etcd3: { hosts: [`127.0.0.1:${etcd}`] },
    bootstrap: {
      dcs: { ...CLUSTER, postgresql: { use_pg_rewind: true } },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${host}:${postgres}`,
      connect_address: `${host}:${postgres}`,
      data_dir: `${folder}/${name}`,
      bin_dir: programs,
      pgpass: `${folder}/${name}.pgpass`,
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    // The trial kills a frozen node before it resumes, as a watchdog would; it must not use this machine's own watchdog.
    watchdog: { mode: 'off' },
  })
}

/** pgbouncer's file: `port` leads to the primary at `database`. */
export const pgbouncerSettings = (port: number, database: number, folder: string): string => `[databases]
codex = host=127.0.0.1 port=${database}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
${POOLER}`
