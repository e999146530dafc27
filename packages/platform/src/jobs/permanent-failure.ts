/** An error that another attempt cannot mend: the job is given up at once. */
export class PermanentFailure extends Error {}
