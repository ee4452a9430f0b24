import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { stopProcess } from '../process/childProcess'
import { findProgram } from './findProgram'
import { startReady } from './readyProcess'

export interface Alertmanager {
  /** `host:port`, for Prometheus. */
  target: string
  version: string
  stop: () => Promise<void>
}

/** Runs Alertmanager on a free port with this configuration, and its data in a folder. */
export async function startAlertmanager(configuration: string, folder: string): Promise<Alertmanager> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'alertmanager.yaml')
  writeFileSync(file, configuration)
  const target = `127.0.0.1:${await freePort()}`
  const url = `http://${target}`
  const child = await startReady({
    program: findProgram({ name: 'prometheus-alertmanager', title: 'Alertmanager' }),
    // Without the port for other Alertmanagers.
    options: [
      `--config.file=${file}`,
      `--storage.path=${folder}`,
      `--web.listen-address=${target}`,
      '--cluster.listen-address=',
    ],
    ...{ folder, url },
  })
  const { versionInfo } = (await (await fetch(`${url}/api/v2/status`)).json()) as Status
  return { target, version: versionInfo.version, stop: () => stopProcess(child) }
}

interface Status {
  versionInfo: { version: string }
}
