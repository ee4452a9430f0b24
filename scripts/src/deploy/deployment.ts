import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments, parse } from 'yaml'
import { COMMON_FILE, DEPLOY, filesOf, readDeployFile as read } from '../systemd/units'

interface Composed {
  command?: string[]
  environment?: Record<string, string | number>
  healthcheck?: { disable?: boolean; test?: string[] }
  ports?: string[]
}

export const composed = () =>
  (parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Composed> }).services

export interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: {
    template?: { spec: { containers: Container[] } }
    ports?: { port: number }[]
  }
}
interface Container {
  ports?: { containerPort: number }[]
  readinessProbe?: Probe
  livenessProbe?: Probe
  startupProbe?: Probe
}
interface Probe {
  httpGet: { path: string }
}

const MANIFESTS = join(DEPLOY, 'kubernetes')

/** Returns every object of the Kubernetes manifests. */
export function manifests(): Manifest[] {
  const files = readdirSync(MANIFESTS).filter((name) => name !== 'kustomization.yaml')
  return files.flatMap((name) =>
    parseAllDocuments(readFileSync(join(MANIFESTS, name), 'utf8')).map((one) => one.toJS() as Manifest),
  )
}

/**
 * Kind of deployment → function that returns the names of the variables that the deployment gives to a
 * program.
 */
export const GIVEN: Record<string, (program: string) => string[] | undefined> = {
  'compose.yaml': (program) => {
    const { environment } = composed()[program] ?? {}
    return environment && [...Object.keys(environment), ...ofImage()]
  },
  kubernetes: (program) => {
    const named = (kind: string, name: string) =>
      manifests().find((one) => one.kind === kind && one.metadata.name === name)
    const secret = named('Secret', program)
    const settings = named('ConfigMap', 'settings')
    return secret && [...Object.keys({ ...settings?.data, ...secret.stringData }), ...ofImage()]
  },
  systemd: (program) => [
    ...[COMMON_FILE, ...filesOf(program)].flatMap((name) =>
      assigned(read(`systemd/env/${name}.env.example`)),
    ),
    'DATA_DIR',
    'NODE_ENV',
  ],
}

/** Returns the names of the variables that `NAME=value` lines set. */
function assigned(text: string): string[] {
  return [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!)
}

function ofImage(): string[] {
  const [, line = ''] = /^ENV (.*)$/m.exec(read('Containerfile')) ?? []
  return line.split(' ').map((one) => one.split('=')[0]!)
}
