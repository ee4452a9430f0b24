import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiContract } from '@mentor-connect/contract/api/apiContract'
import { ROOT } from '../../root'

/** File in which the contract of this repository's services is recorded. */
export const RECORDED_CONTRACT = join(ROOT, 'server/contract.json')

export const recordedContract = () => JSON.parse(readFileSync(RECORDED_CONTRACT, 'utf8')) as ApiContract
