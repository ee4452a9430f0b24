import { readdirSync } from 'node:fs'
import type { Release } from '@mentor-connect/build/release/release'
import { Refused } from '@mentor-connect/release/refused'
import type { PublishOptions } from '@mentor-connect/release/target'
import type { SiteFolder } from './SiteFolder'

/** A release that the gate must refuse. */
export interface Hostile {
  what: string
  area?: string
  changes?: Partial<Release>
  files?: Record<string, string>
  options?: PublishOptions
  says: RegExp
}

/** Builds the release and expects the gate to refuse it. */
export function expectHostileRefused(folder: SiteFolder, hostile: Hostile) {
  const { area = 'learner', changes, files, options, says } = hostile
  expectRefused(folder, folder.built(area, 'r2', changes, files), { area, options, says })
}

interface Expected {
  area?: string
  options?: PublishOptions
  says: RegExp
}

/** Expects a refusal with the given message that leaves all files unchanged. */
export function expectRefused(
  folder: SiteFolder,
  dir: string,
  { area = 'learner', options, says }: Expected,
) {
  const before = everythingIn(folder.root)
  let refusal: unknown
  try {
    folder.publish(area, dir, options)
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(Refused)
  const { issues } = refusal as Refused
  expect(issues.join('\n')).toMatch(says)
  for (const issue of issues) expect(issue).not.toContain('\n')
  expect(everythingIn(folder.root)).toEqual(before)
}

/** All files except for those of the lock. */
const everythingIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('.lock'))
    .sort()
