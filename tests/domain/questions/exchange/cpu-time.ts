/** Seconds of processor time that an act takes on this thread, whatever else runs on the machine. */
export const cpuSeconds = async (act: () => Promise<unknown>): Promise<number> => {
  const start = process.threadCpuUsage()
  await act()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1e6
}
