import { addRequestOfJobs, createJobTables } from '../../platform/jobs/jobs.schema'

/** A database that has only the tables of jobs. */
export const jobMigrations = { '001': { up: createJobTables }, '002': { up: addRequestOfJobs } }
