import type { ApiContract } from '@mentor-connect/contract/api/apiContract'
import { Refused } from '@mentor-connect/release/refused'
import { requireConfiguration } from '../configuration/requireConfiguration'
import type { Candidate } from '../candidate'
import { contractMisfits } from './contractMisfits'
import { deployedContract } from './deployedContract'
import { neededCalls } from './neededCalls'

/**
 * Refuses releases that declare calls which the services would not answer as declared.
 * @param offered the contract that the services will offer; default: the one that the services of the site offer now
 * @throws Refused
 */
export async function refuseMissingCalls(
  siteDir: string,
  candidates: Candidate[],
  offered?: ApiContract,
): Promise<void> {
  const needs = candidates.flatMap((candidate) => {
    const needed = neededCalls(candidate)
    return needed ? [{ area: candidate.description.area, needed }] : []
  })
  if (needs.length === 0) return
  const contract = offered ?? (await deployedContract(requireConfiguration(siteDir).runtime))
  const issues = needs.flatMap(({ area, needed }) =>
    contractMisfits(needed, contract).map(
      (misfit) =>
        `${area} was built for another API than the deployed one (contract ${contract.api.version}): ${misfit}. Deploy the API first, or build ${area} for the deployed one.`,
    ),
  )
  if (issues.length > 0) throw new Refused(issues)
}
