import { startCluster } from './ha/cluster.ts'
import { isGood, outageLine } from './ha/outage.ts'
import { findPrograms } from './ha/programs.ts'
import { tryFaults } from './ha/trial.ts'

/**
 * `npm run ha`: kills, freezes and switches the primary of a PostgreSQL cluster while readers write, and measures how long they
 * could not write and what was lost. Skipped if a program of the cluster is not installed.
 */
const programs = findPrograms()
if ('missing' in programs) {
  console.log(`High availability: skipped, no ${programs.missing.join(', ')} here`)
  console.log('On Debian: apt-get install postgresql patroni etcd-server haproxy pgbouncer')
} else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const cluster = await startCluster(programs)
  for (const [way, url] of Object.entries(cluster.urls))
    await tryFaults(cluster, url, (fault, outage, problems) => {
      console.log(outageLine(`${way}, primary ${fault}`, outage))
      for (const problem of problems) console.log(`  ${problem}`)
      if (!isGood(outage)) process.exitCode = 1
    })
  await cluster.stop()
}
