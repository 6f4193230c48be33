//! What the kernel says about a process, and how many figures become one.

use std::{fs, time::Duration};

use anyhow::{Context, Result};
use rustix::{
    thread::{CpuSet, sched_getaffinity, sched_setaffinity},
    time::{ClockId, clock_gettime},
};

/// The kernel counts a process's CPU time in hundredths of a second, on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// CPU time of this thread up to now, to the nanosecond (`schedstat` only moves on with the scheduler's ticks of 4 ms).
pub fn thread_cpu() -> Result<Duration> {
    Ok(clock_gettime(ClockId::ThreadCPUTime).try_into()?)
}

/// This thread, and whatever it starts from now on, has at most so many processors to itself: how many there are then.
pub fn keep_to(cores: usize) -> Result<usize> {
    let all = sched_getaffinity(None)?;
    let mut few = CpuSet::new();
    let set = (0..CpuSet::MAX_CPU).filter(|core| all.is_set(*core)).take(cores);
    let kept = set.inspect(|core| few.set(*core)).count();
    sched_setaffinity(None, &few)?;
    Ok(kept)
}

/// CPU time of a process, all its threads together, those that have ended included.
pub fn process_cpu(pid: u32) -> Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).with_context(|| format!("process {pid} is gone"))?;
    // The name stands in brackets and may contain anything; after it, user and system time are words 11 and 12.
    let (_, words) = stat.rsplit_once(") ").context("/proc/PID/stat")?;
    let ticks = words.split(' ').skip(11).take(2).map(str::parse::<u32>);
    let ticks: u32 = ticks.sum::<Result<u32, _>>().context("/proc/PID/stat")?;
    Ok(TICK * ticks)
}

/// Memory of a process that is in RAM.
pub fn resident_kb(pid: u32) -> Result<f64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).with_context(|| format!("process {pid} is gone"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kb = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok());
    kb.context("/proc/PID/status has no VmRSS")
}

/// The value below which this share of them lies, in milliseconds.
pub fn percentile_ms(sorted_us: &[u32], share: f64) -> Option<f64> {
    let last = sorted_us.len().checked_sub(1)?;
    let at = (sorted_us.len() as f64 * share) as usize;
    Some(f64::from(sorted_us[at.min(last)]) / 1000.0)
}

/// The largest figure of several runs; runs without it do not count.
pub fn largest(figures: impl IntoIterator<Item = Option<f64>>) -> Option<f64> {
    figures.into_iter().flatten().reduce(f64::max)
}

pub fn smallest(figures: impl IntoIterator<Item = Option<f64>>) -> Option<f64> {
    figures.into_iter().flatten().reduce(f64::min)
}

pub fn ratio(a: Option<f64>, b: Option<f64>) -> Option<f64> {
    Some(a? / b?)
}

/// How busy the machine was: the load average of the last minute.
pub fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernel_tells_of_this_process() {
        let pid = std::process::id();
        assert!(resident_kb(pid).unwrap() > 100.0);
        let before = (thread_cpu().unwrap(), process_cpu(pid).unwrap());
        let mut sum = 0u64;
        while thread_cpu().unwrap() < before.0 + Duration::from_millis(50) {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(process_cpu(pid).unwrap() > before.1);
    }

    #[test]
    fn what_is_started_has_as_many_processors_as_we() {
        let kept = std::thread::spawn(|| {
            let kept = keep_to(1).unwrap();
            let started = std::thread::spawn(|| sched_getaffinity(None).unwrap().count());
            (kept, started.join().unwrap())
        });
        assert_eq!(kept.join().unwrap(), (1, 1));
    }

    #[test]
    fn percentiles_of_few_and_many() {
        assert_eq!(percentile_ms(&[], 0.5), None);
        assert_eq!(percentile_ms(&[1000], 0.99), Some(1.0));
        let hundred: Vec<u32> = (1..=100).map(|ms| ms * 1000).collect();
        assert_eq!(percentile_ms(&hundred, 0.5), Some(51.0));
        assert_eq!(percentile_ms(&hundred, 0.99), Some(100.0));
    }

    #[test]
    fn what_was_not_measured_does_not_count() {
        assert_eq!(largest([Some(1.0), None, Some(3.0)]), Some(3.0));
        assert_eq!(smallest([None, None]), None);
        assert_eq!(ratio(Some(6.0), Some(3.0)), Some(2.0));
        assert_eq!(ratio(Some(6.0), None), None);
    }
}
