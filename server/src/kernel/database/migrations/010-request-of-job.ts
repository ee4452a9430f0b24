export { addRequestOfJobs as up } from '../../../platform/jobs/jobs.schema'
