import { adminSettings } from './settings/adminSettings'
import { callSettings } from './settings/callSettings'
import { chatSettings } from './settings/chatSettings'
import { databaseSettings } from './settings/databaseSettings'
import { mailSettings } from './settings/mailSettings'
import { meetingSettings } from './settings/meetingSettings'
import { observationSettings } from './settings/observationSettings'
import { operationSettings } from './settings/operationSettings'
import { placeSettings } from './settings/placeSettings'
import { pushSettings } from './settings/pushSettings'
import { releaseSettings } from './settings/releaseSettings'
import { signInSettings } from './settings/signInSettings'
import { siteBucketSettings } from './settings/siteBucketSettings'
import { storageSettings } from './settings/storageSettings'
import { watchSettings } from './settings/watchSettings'
import type { Setting } from './settings/setting'

export type { Setting } from './settings/setting'

/** Every setting by its name in code; `docs/configuration.md` is generated from it. */
export const settings = {
  ...placeSettings,
  ...storageSettings,
  ...siteBucketSettings,
  ...databaseSettings,
  ...chatSettings,
  ...callSettings,
  ...mailSettings,
  ...pushSettings,
  ...meetingSettings,
  ...signInSettings,
  ...releaseSettings,
  ...watchSettings,
  ...operationSettings,
  ...observationSettings,
  ...adminSettings,
}

export type SettingName = keyof typeof settings

export type Settings = {
  [Name in SettingName]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never
}

/** Converts the name of a setting to that of its variable, for example `siteUrl` to `SITE_URL`. */
export function variableName(name: string) {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase()
}
