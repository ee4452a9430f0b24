import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { require as requireSource } from 'tsx/cjs/api'
import { serviceContract, type ApiContract } from '@mentor-connect/contract/api/apiContract'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import webpack, { type Module, type Stats } from 'webpack'

/** File of a release with the part of the API's contract that its code calls. */
export const NEEDED_CONTRACT_FILE = 'api.json'

const CONTRACTS = dirname(createRequire(import.meta.url).resolve('@mentor-connect/contract/api/endpoint'))

/** What the code of a build calls, as it was declared when it was built. */
export function neededContract({ compilation }: Stats): ApiContract {
  const endpoints = [...compilation.modules]
    .flatMap(modulesOf)
    .filter((module) => dirname(fileOf(module)) === CONTRACTS)
    .flatMap((module) => usedEndpoints(module, compilation.moduleGraph))
  return {
    api: serviceContract(endpoints.filter(({ service }) => service !== 'chat')),
    chat: serviceContract(endpoints.filter(({ service }) => service === 'chat')),
  }
}

function usedEndpoints(module: Module, moduleGraph: Stats['compilation']['moduleGraph']): AnyEndpoint[] {
  const members = requireSource(fileOf(module), import.meta.url) as Record<string, unknown>
  return [...moduleGraph.getExportsInfo(module).orderedExports]
    .filter((member) => member.getUsed(undefined) !== webpack.UsageState.Unused)
    .map(({ name }) => members[name])
    .filter(isEndpoint)
}

const isEndpoint = (member: unknown): member is AnyEndpoint =>
  member instanceof Object && 'method' in member && 'path' in member && 'access' in member

/** The modules that webpack has put into one, or the module itself. */
const modulesOf = (module: Module): Module[] =>
  (module as Module & { modules?: Module[] }).modules ?? [module]

/** Absolute path of the source, without a query; empty for modules of webpack itself. */
const fileOf = (module: Module) => module.nameForCondition() ?? ''
