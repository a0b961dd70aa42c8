// Preloaded into a server: tells its parent the longest that the loop was held since it last asked, in milliseconds of
// this thread's own processor time, so that what else runs on the machine does not count.
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let last = used();
let longest = 0;
const look = () => {
  const now = used();
  longest = Math.max(longest, now - last);
  last = now;
};
setInterval(look, 1).unref();
process.on('message', () => {
  look();
  process.send?.(longest);
  longest = 0;
});
process.channel?.unref();
