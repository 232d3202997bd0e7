type Addresses = { workers_dev?: boolean | undefined; preview_urls?: boolean | undefined }

/**
 * Why a deployment would answer at addresses beside its own domain, in words; empty where it would not. Cookies, links of
 * mails and limits belong to one address.
 */
export const addressFaults = ({ workers_dev, preview_urls }: Addresses): string[] => [
  ...(workers_dev === false ? [] : ['workers_dev must be false: the product answers at its own domain alone.']),
  ...(preview_urls === false ? [] : ['preview_urls must be false: an older version must not answer beside this one.']),
]
