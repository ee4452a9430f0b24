import type { Kysely } from 'kysely'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrations as apiMigrations } from '../kernel/database/migrations/index'
import type { ApiDatabase } from '../kernel/database/schema'
import { seed as seedApi } from '../api/seed/seed'
import { migrations as chatMigrations } from '../chat/database/migrations/index'
import type { ChatDatabase } from '../chat/database/schema'
import { seed as seedChat } from '../chat/seed/seed'
import { readConfig, type Config } from '../platform/config/config'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'
import { chooseFileStore } from '../platform/files/store/chooseFileStore'
import { localSigningKey } from '../platform/keys/signingKey'
import { fillOrCopy } from './filledInstallation'
import { newPostgres } from './freshDatabase'
import { operate, type Ended } from './operate'
import { releaseConnections } from './releaseConnections'

export interface Databases {
  api: Kysely<ApiDatabase>
  chat: Kysely<ChatDatabase>
}

/** An installation of the product without running services. */
export interface Installation {
  dataDir: string
  environment: Record<string, string>
  config: Config
  /** Opens both databases with the newest schema, and closes them afterwards. */
  withDatabases: <Result>(work: (databases: Databases) => Promise<Result>) => Promise<Result>
  operate: (...line: string[]) => Promise<Ended>
  /** Adds demo content, an upload, a key and a site. */
  fill: () => Promise<void>
  remove: () => Promise<void>
}

/** Creates an installation, on PostgreSQL if `TEST_DATABASE_URL` names a server, unless `settings` say otherwise. */
export async function newInstallation(settings: Record<string, string> = {}): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'installation-'))
  const server = settings.DATABASE_URL === '' ? undefined : process.env.TEST_DATABASE_URL
  const databases = server ? [await newPostgres(server), await newPostgres(server)] : []
  const environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databases[0]?.location.url ?? '',
    CHAT_DATABASE_URL: databases[1]?.location.url ?? '',
    ...settings,
  }
  const config = readConfig(environment, 'operator')
  const withDatabases: Installation['withDatabases'] = (work) => inDatabases(config, work)
  return {
    dataDir,
    environment,
    config,
    withDatabases,
    operate: (...line) => operate(line, environment),
    fill: () =>
      fillOrCopy({ dataDir, server, databases }, settings, () =>
        withDatabases((opened) => fill(config, opened)),
      ),
    remove: async () => {
      for (const database of databases) await database.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function inDatabases<Result>(config: Config, work: (databases: Databases) => Promise<Result>) {
  const { dataDir, databaseUrl, chatDatabaseUrl } = config
  const api = openDatabase<ApiDatabase>({ url: databaseUrl, file: join(dataDir, 'api.db') })
  const chat = openDatabase<ChatDatabase>({ url: chatDatabaseUrl, file: join(dataDir, 'chat.db') })
  try {
    await migrate(api, apiMigrations)
    await migrate(chat, chatMigrations)
    return await work({ api, chat })
  } finally {
    await api.destroy()
    await chat.destroy()
    await releaseConnections()
  }
}

async function fill(config: Config, { api, chat }: Databases) {
  const clock = () => new Date()
  await seedApi(api, { clock, files: chooseFileStore(config), hashPassword: async () => 'x' })
  await seedChat(chat, clock)
  await localSigningKey(config.dataDir)
  await addUpload(config, api, 'banner-demo')
  writeSite(config.siteDir)
}

/** Adds an uploaded banner: its row and its two pictures. Adds no course that refers to it. */
export async function addUpload(
  config: Config,
  api: Kysely<ApiDatabase>,
  folder: string,
  owner = 'm-kavita',
) {
  const path = `/files/${folder}/800.webp`
  const now = new Date().toISOString()
  const row = { folder, path, owner_id: owner, kind: 'banner' as const, name: 'x', bytes: 4, created_at: now }
  await api.insertInto('files').values(row).execute()
  await chooseFileStore(config).put(`${folder}/800.webp`, Buffer.from(folder), 'image/webp')
  await chooseFileStore(config).put(`${folder}/400.webp`, Buffer.from('small'), 'image/webp')
}

const REGISTRY = {
  generation: 3,
  shell: { release: 's1', base: '/shell/s1/', entry: '/shell/s1/entry.js', integrity: 'sha384-x' },
  remotes: {},
}

function writeSite(siteDir: string) {
  const files = {
    'generations/3-abc/registry.json': JSON.stringify(REGISTRY),
    'generations/3-abc/index.html': '<html>',
    'generations/2-old/index.html': 'old',
    'shell/s1/entry.js': 'shell()',
    'remotes/learner/l1.draft-7/entry.js': 'half',
    '.lock/pid': '7',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true })
    writeFileSync(join(siteDir, file), text)
  }
  symlinkSync('generations/3-abc', join(siteDir, 'live'))
}
