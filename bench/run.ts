import { numberOf } from '#tools/command-line/number-of.ts'
import { optionsOf } from '#tools/command-line/options-of.ts'
import { benchApp } from './app.ts'
import { benchEngine } from './engine.ts'
import { type Figure, figureLine } from './figure.ts'
import { benchPages } from './pages.ts'
import { benchSearch } from './search.ts'
import { benchServer } from './server.ts'
import { benchWeb } from './web.ts'

/**
 * `npm run bench`: every figure with its budget. `npm run bench -- search` runs only that group;
 * `npm run bench -- web --runs 2 --only /codex/items --only records` takes less time.
 */
const { values, positionals: asked } = optionsOf(
  {
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', multiple: true, default: [] } },
  },
  'npm run bench [-- engine search server pages app web] [--runs 5] [--only /codex/items]',
)
const runs = numberOf('runs', values.runs)
const benches: Record<string, () => Figure[] | Promise<Figure[]>> = {
  engine: benchEngine,
  search: benchSearch,
  server: benchServer,
  pages: benchPages,
  app: benchApp,
  web: () => benchWeb({ runs, only: values.only }),
}

const unknown = asked.find((name) => !(name in benches))
if (unknown) {
  console.error(`✖ Unknown benchmark "${unknown}": use one of ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

const figures: Figure[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n${name}`)
  for (const figure of await bench()) {
    console.log(figureLine(figure))
    figures.push(figure)
  }
}

const broken = figures.filter(({ ok }) => !ok)
console.log(`\n${figures.length - broken.length} within budget, ${broken.length} beyond`)
process.exitCode = broken.length > 0 ? 1 : 0
