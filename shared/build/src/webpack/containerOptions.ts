import { exposeChunk } from '../containerName'
import { SINGLETONS, takenPackages } from '../singletons'

export interface ContainerOptions {
  uniqueName: string
  /** Name of an exposed module, such as `./routes` → source file of the module. */
  exposes: Record<string, string>
  /** Name of the file that is loaded first and gives access to the exposed modules. */
  filename: string
  hasOwnReact?: boolean
}

/** Returns the options for the Module Federation plugin of webpack or rspack. */
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

/** Returns the shared packages that a remote takes from the shell instead of bundling them. */
function fromShell(hasOwnReact: boolean) {
  return Object.fromEntries(
    takenPackages(hasOwnReact).map((key) => [
      key,
      { singleton: true, requiredVersion: SINGLETONS[key]!.requires, import: false as const },
    ]),
  )
}
