// `npm run generate -- contract`: records the public contract of the services in `server/contract.json`, if its version is high enough.
import { existsSync, writeFileSync } from 'node:fs'
import { exitWithError } from '@mentor-connect/build/cliError'
import { contractMisfits } from '@mentor-connect/delivery/release/api-contract/contractMisfits'
import {
  RECORDED_CONTRACT,
  recordedContract,
} from '@mentor-connect/delivery/release/api-contract/recordedContract'
import { allEndpoints } from '@mentor-connect/server/testing/allEndpoints'
import {
  API_CONTRACT_VERSION,
  serviceContract,
  type ApiContract,
} from '@mentor-connect/contract/api/apiContract'
import { contractText, versionIssue } from './contractVersion'

try {
  const endpoints = (await allEndpoints()).map(([, endpoint]) => endpoint)
  const contract: ApiContract = {
    api: serviceContract(endpoints.filter(({ service }) => service !== 'chat')),
    chat: serviceContract(endpoints.filter(({ service }) => service === 'chat')),
  }
  const before = existsSync(RECORDED_CONTRACT) ? recordedContract() : undefined
  const issue = before && versionIssue(before, contract, contractMisfits(before, contract))
  if (issue) throw new Error(issue)
  writeFileSync(RECORDED_CONTRACT, contractText(contract))
  console.log(`✓ server/contract.json holds contract ${API_CONTRACT_VERSION}.`)
} catch (error) {
  exitWithError(error)
}
