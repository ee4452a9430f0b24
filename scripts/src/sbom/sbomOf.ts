import { READ_LICENCES } from './readLicences'
export interface LockFile {
  name: string
  version: string
  packages: Record<string, Locked>
}

interface Locked {
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
}

const MODULES = 'node_modules/'

/**
 * Returns the packages that the product contains or is built with, without those that only developers need.
 */
export function sbomOf({ name, version, packages }: LockFile) {
  const found = new Map(
    Object.entries(packages)
      .filter(([path, { dev, link, integrity }]) => path.includes(MODULES) && !dev && !link && integrity)
      .map(([path, locked]) => component(path, locked))
      .map((one) => [one.purl, one] as const),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, licenses: [{ license: { id: 'MIT' } }] } },
    components: [...found.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  }
}

type Sbom = ReturnType<typeof sbomOf>

function component(path: string, { name, version = '', license, integrity = '' }: Locked) {
  const called = name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length)
  const expression = READ_LICENCES[called] ?? license ?? 'NOASSERTION'
  const [algorithm = '', digest = ''] = integrity.split('-')
  return {
    type: 'library',
    name: called,
    version,
    purl: `pkg:npm/${called.replace('@', '%40')}@${version}`,
    licenses: [{ expression }],
    hashes: [
      { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') },
    ],
  }
}

/** Returns a list in Markdown of each licence with its packages. */
export function licenceList({ components }: Sbom): string {
  const byLicence = new Map<string, string[]>()
  for (const { name, version, licenses } of components) {
    const licence = licenses[0]!.expression
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`])
  }
  const parts = [...byLicence].sort().map(([licence, packages]) => `## ${licence}\n\n${packages.join(', ')}`)
  return `# Licences of the packages\n\n${parts.join('\n\n')}\n`
}
