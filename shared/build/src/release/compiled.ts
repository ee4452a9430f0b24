import type { Members } from './usedMembers'

/** A module of a build, and what of it is used. */
export interface UsedModule {
  /** Absolute path of the source. */
  file: string
  /** Names of its exports that are used. */
  exports: string[]
}

/** What a bundler has made of an area, and what its release has to state of it. */
export interface Compiled {
  /** The script that the area starts with. */
  entry: string
  /** Chunk name → its script. */
  chunks: Record<string, string>
  /** Chunk name → all scripts and style sheets that are loaded with it, for preloading. */
  chunkFiles: Record<string, string[]>
  /** The chunk that `import(request)` in a module loads; the module is named as in `exposes`. */
  importedBy: (module: string, request: string) => string | undefined
  members: Members
  modules: UsedModule[]
  /** Whether the scripts are modules, all but the entry. */
  areModules?: boolean
}

/** Where a build is written, and what it may keep for the next one. */
export interface BuildFolders {
  /** Output folder. */
  outDir: string
  cacheDir: string
}

/** The build of one area, by whichever tool. */
export interface AreaBuild {
  /** Name of the area, for example `learner`. */
  area: string
  /** Name of its container, unique among all bundles of a page. */
  uniqueName: string
  /** Expose → file, for example `./routes` → `./src/routes.tsx`; the shell exposes nothing. */
  exposes: Record<string, string>
  /** @throws if it cannot be built */
  compile: (folders: BuildFolders) => Promise<Compiled>
}
