import Type, { type Static } from 'typebox'

/** Name of the file in which the public plugins of Module Federation describe a build. */
export const FEDERATION_MANIFEST_FILE = 'mf-manifest.json'

const Files = Type.Object({ sync: Type.Array(Type.String()), async: Type.Array(Type.String()) })
const Assets = Type.Object({ js: Files, css: Files })

/**
 * The fields of a manifest that hosts and our release commands read. `Manifest` in `@module-federation/sdk` documents
 * all of them.
 */
export const FederationManifest = Type.Object({
  id: Type.String(),
  name: Type.String(),
  metaData: Type.Object({
    name: Type.String(),
    /** The plugin for rspack omits this field. */
    type: Type.Optional(Type.String()),
    /** Global variable with the container. */
    globalName: Type.String(),
    remoteEntry: Type.Object({ name: Type.String(), path: Type.String(), type: Type.String() }),
    buildInfo: Type.Object({ buildVersion: Type.String(), buildName: Type.String() }),
    /** Version of the plugin, and of the runtime that it puts into the entry. */
    pluginVersion: Type.Optional(Type.String()),
    /** Base address of all files; `auto` if they are relative to the manifest. */
    publicPath: Type.Optional(Type.String()),
  }),
  exposes: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      /** Name of the expose with `./`. */
      path: Type.String(),
      assets: Assets,
    }),
  ),
  shared: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      version: Type.String(),
      singleton: Type.Optional(Type.Boolean()),
      requiredVersion: Type.String(),
      /** Scripts with the copy that is used if the host provides no suitable version. */
      assets: Assets,
    }),
  ),
  remotes: Type.Array(Type.Unknown()),
})
export type FederationManifest = Static<typeof FederationManifest>
