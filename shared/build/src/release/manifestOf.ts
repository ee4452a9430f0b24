import { containerName } from '../containerName'
import type { Release } from './release'
import type { FederationManifest } from './federationManifest'

type Described = Pick<Release, 'area' | 'entry' | 'exposes' | 'shared'>

/** Location of the files of a release. */
interface Place {
  /** Id of the release; a build does not know it yet. */
  release?: string
  /** Folder of the files, relative to the manifest, with a slash at its end. Default: that of the manifest. */
  folder?: string
  /** Address of the folder, with a slash at its end, if it is on another origin than the manifest. */
  publicPath?: string
}

const NO_FILES = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }

/**
 * Returns the manifest with which ordinary hosts of Module Federation load a release. It names the entry only, because
 * containers of our builds load their other files themselves and set their hashes.
 */
export function manifestOf(
  { area, entry, exposes, shared }: Described,
  { release = 'local', folder = '', publicPath = 'auto' }: Place = {},
): FederationManifest {
  const name = containerName(area)
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      globalName: name,
      remoteEntry: { name: entry, path: folder, type: 'global' },
      buildInfo: { buildVersion: release, buildName: area },
      publicPath,
    },
    exposes: Object.keys(exposes).map((path) => ({
      id: `${name}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: NO_FILES,
    })),
    shared: Object.entries(shared).map(([packageName, requiredVersion]) => ({
      id: `${name}:${packageName}`,
      name: packageName,
      // A release contains no copy of the package, so there is no version to state.
      version: '',
      singleton: true,
      requiredVersion,
      assets: NO_FILES,
    })),
    remotes: [],
  }
}
