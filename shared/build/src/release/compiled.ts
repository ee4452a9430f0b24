import type { Members } from './usedMembers'

/** A module in a build, with its exports that are used. */
export interface UsedModule {
  /** Absolute path of the source. */
  file: string
  /** Names of the used exports. */
  exports: string[]
}

/** The part of a bundler’s output that the description of a release needs. */
export interface Compiled {
  /** The script that is loaded first. */
  entry: string
  /** Chunk name → its script. */
  chunks: Record<string, string>
  /** Chunk name → all scripts and style sheets that are loaded with it, for preloading. */
  chunkFiles: Record<string, string[]>
  /** Returns the name of the chunk that `import(request)` in a module loads. The module is named as in `exposes`. */
  importedBy: (module: string, request: string) => string | undefined
  members: Members
  modules: UsedModule[]
  /** True if all scripts except the entry are ES modules. */
  areModules?: boolean
}

/** Folders of a build. */
export interface BuildFolders {
  /** Output folder. */
  outDir: string
  cacheDir: string
}

/** The build of one area, with any tool. */
export interface AreaBuild {
  /** Name of the area, for example `learner`. */
  area: string
  /** Name of its container, unique among all bundles of a page. */
  uniqueName: string
  /** Expose → file, for example `./routes` → `./src/routes.tsx`. Empty for the shell. */
  exposes: Record<string, string>
  /**
   * Builds the area.
   * @throws if it cannot be built
   */
  compile: (folders: BuildFolders) => Promise<Compiled>
}
