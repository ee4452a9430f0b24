import { exposeChunk } from '../containerName'
import { SINGLETONS, takenPackages } from '../singletons'

export interface ContainerOptions {
  uniqueName: string
  /** Expose → file. */
  exposes: Record<string, string>
  /** File name of the entry. */
  filename: string
  hasOwnReact?: boolean
}

/** The options of the plugins of webpack and of rspack. */
export function containerOptions({ uniqueName, exposes, filename, hasOwnReact = false }: ContainerOptions) {
  return {
    name: uniqueName,
    filename,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, file]) => [
        expose,
        { import: file, name: exposeChunk(expose.slice(2)) },
      ]),
    ),
    shared: fromShell(hasOwnReact),
  }
}

/** The shared packages that a remote takes from the shell instead of bundling them. */
function fromShell(hasOwnReact: boolean) {
  return Object.fromEntries(
    takenPackages(hasOwnReact).map((key) => [
      key,
      { singleton: true, requiredVersion: SINGLETONS[key]!.requires, import: false as const },
    ]),
  )
}
