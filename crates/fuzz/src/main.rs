//! The search: libFuzzer calls the target that `LUDO_FUZZ` names, with one input after the other.

#![no_main]

use std::sync::LazyLock;

use fuzz::Target;

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("LUDO_FUZZ").expect("LUDO_FUZZ names a target");
    Target::named(&name).unwrap_or_else(|| panic!("there is no target {name}"))
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| TARGET.try_on(data));
