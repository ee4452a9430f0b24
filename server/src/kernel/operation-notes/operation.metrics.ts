import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { FileStore } from '../../platform/files/store/fileStore'
import { lastNote } from './operationNotes'

interface Sources {
  files: FileStore
  dataDir: string
}

/**
 * Registers metrics of the last backup, the last trial restore, and the disk of the data folder. A metric
 * that cannot be read is missing. A time of 0 means that there was none, so that an alert on the age also
 * fires before the first backup.
 */
export function registerOperationMetrics(registry: Registry, { files, dataDir }: Sources) {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined)
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  const secondsOf = (at: string | undefined) => (at ? Date.parse(at) / 1000 : 0)
  const backup = () => lastNote(files, 'backup')
  gauge(
    'mentor_connect_backup_completed_timestamp_seconds',
    'When the last backup was complete and read back; 0 if there was none',
    async () => secondsOf((await backup())?.completedAt),
  )
  gauge(
    'mentor_connect_backup_bytes',
    'Size of the last complete backup',
    async () => (await backup())?.bytes,
  )
  gauge(
    'mentor_connect_backup_free_bytes',
    'Space that was left beside the last complete backup',
    async () => (await backup())?.freeBytes,
  )
  gauge(
    'mentor_connect_restore_drill_completed_timestamp_seconds',
    'When a backup was last restored on trial; 0 if none was',
    async () => secondsOf((await lastNote(files, 'drill'))?.completedAt),
  )
  gauge('mentor_connect_disk_free_bytes', 'Space that is left on the disk of the data folder', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
  gauge('mentor_connect_disk_bytes', 'Size of the disk of the data folder', async () => {
    const { blocks, bsize } = await statfs(dataDir)
    return blocks * bsize
  })
}
